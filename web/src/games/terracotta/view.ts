/** What a seat sees, and what the page adds to it. */
import type { Segment, Way } from "./seen";

export type * from "./seen";
export type Slot = Segment["inner"];

export const WARRIORS = ["officer", "guard", "crossbowman", "soldier"] as const;
export const SPECIALISTS = ["horse", "servant", "archer", "musician"] as const;
export const WEAPONS = ["sword", "halberd", "crossbow", "spear"] as const;
export const MASTERS = ["builder", "steward", "inspector", "clay_maker", "overseer", "blacksmith"] as const;
export const QUARTERS = ["NE", "SE", "SW", "NW"] as const;
export const WEAPON_OF: Record<string, string> = {
  officer: "sword",
  guard: "halberd",
  crossbowman: "crossbow",
  soldier: "spear",
  horse: "sword",
  servant: "halberd",
  archer: "crossbow",
  musician: "spear",
};
export const STEP: Record<Way, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

export const cellOf = (name: string): [number, number] => {
  const [r, c] = name.split(",").map(Number);
  return [r ?? 0, c ?? 0];
};

/** The icon of a workshop action. */
export const slotIcon = (slot: Slot): string => {
  if (slot[0] === "MASTER" || slot[0] === "PREPARE") return String(slot[1]);
  return slot[0] === "CLAY" ? "wet" : String(slot[0]).toLowerCase();
};
