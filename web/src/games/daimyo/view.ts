/** What a seat sees, and what the page adds to it. */
export type * from "./seen";

export const TOKENS = ["rice", "metal", "stone", "gold"] as const;
export const DICE = ["blue", "green", "red"] as const;
export const ACTIONS = ["villagers", "production", "relic", "recruitment", "construction", "tax"] as const;
export const COLOUR_OF: Record<string, string> = {
  villagers: "blue",
  production: "green",
  relic: "green",
  recruitment: "red",
  construction: "red",
};
export const IDLE = ["idle1", "idle2", "idle3"] as const;
/** The fields of the Mercenaries: name and die colour. */
export const FIELDS = [
  ["relic", "green"],
  ["governor", "blue"],
  ["tower", "red"],
  ["shadow", "red"],
] as const;
/** The die colours of a Solo card's fields, from top to bottom. */
export const SOLO: Record<string, [string, string, string]> = {
  "S1-1": ["blue", "green", "red"],
  "S1-2": ["green", "red", "blue"],
  "S1-3": ["red", "green", "blue"],
  "S1-4": ["blue", "red", "green"],
  "S1-5": ["green", "blue", "red"],
  "S1-6": ["red", "blue", "green"],
  "S1-7": ["blue", "green", "red"],
  "S1-8": ["green", "red", "blue"],
  "S2-1": ["red", "green", "blue"],
  "S2-2": ["blue", "red", "green"],
  "S2-3": ["green", "red", "blue"],
  "S2-4": ["red", "blue", "green"],
  "S2-5": ["blue", "green", "red"],
  "S2-6": ["green", "blue", "red"],
  "S2-7": ["red", "green", "blue"],
  "S2-8": ["blue", "red", "green"],
  "S3-1": ["red", "green", "blue"],
  "S3-2": ["blue", "red", "green"],
  "S3-3": ["green", "blue", "red"],
  "S3-4": ["red", "blue", "green"],
};
/** What a Clan starts with (data page, section 3). */
export const START: Record<string, string> = {
  nature: "2R 1M 1S",
  technology: "1R 2M 1G",
  nomads: "2R 1S 1G",
  aristocrats: "1R 1M 2G",
};
/** The advanced Construction boards as they are chosen from (section 5.3): base cost, start, tiles. */
export const ADVANCED: Record<string, { cost: string; start: string; tiles: string[] }> = {
  TF1: { cost: "2S 1R", start: "2R", tiles: ["T-TRADE-1R-1M-1S-1G", "Y-INC-2R", "T-DBUILD", "T-GOV2"] },
  TF2: { cost: "1S 1M 1R", start: "1M 1S", tiles: ["T-GDRAW", "T-DVILL", "Y-INC-1M-1S", "T-REC-1"] },
  TF3: { cost: "2M 1S", start: "1R 1M", tiles: ["T-TRADE-1M-2R-1G", "T-CAPDICE", "Y-DRAW-1R", "T-GBUILD"] },
  TF4: { cost: "2S 1G", start: "2G", tiles: ["T-DHIRE", "T-GOV2", "Y-INC-2G", "T-RESET"] },
  RT1: { cost: "2M 1S", start: "1S 1G", tiles: ["T-SCAV2", "T-TOWER2", "Y-INC-1S-1G", "T-TRADE-1S-1R-1M-1G"] },
  RT2: { cost: "1M 2S", start: "1R 1G", tiles: ["T-SWAP", "T-SHGOLD", "Y-DRAW-1G", "T-STEPS"] },
  RT3: { cost: "2M 1R", start: "1M 1S", tiles: ["T-CAPBM", "T-CAPDICE", "Y-INC-1R-1M", "T-REC-1"] },
  RT4: { cost: "1M 1S 1G", start: "1R 1G", tiles: ["T-TRADE-1G-1R-1M-1S", "T-TOWER2", "Y-INC-2A", "T-GDRAW"] },
};
