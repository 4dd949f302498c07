/** The shape of `Game.view` of Terracotta Army. */
export type Warrior = "officer" | "guard" | "crossbowman" | "soldier";
export type Specialist = "horse" | "servant" | "archer" | "musician";
export type Way = "N" | "E" | "S" | "W";
export type Quarter = "NE" | "SE" | "SW" | "NW";
export type Slot = [string, (string | number)?];

export interface Segment {
  inner: Slot;
  middle: Slot;
  outer: Slot;
  quarter: Quarter;
  workers: { seat: number; kind: "craftsman" | "artist" }[];
}

export interface FigureView {
  id: number;
  kind: string;
  seat?: number | null;
  cell: string;
  cells: string[];
  horse?: Way | null;
  facing?: Way | null;
}

export interface PlayerView {
  seat: number;
  automaton: boolean;
  vp: number;
  coins: number;
  wet: number;
  dry: number;
  weapons: Record<string, boolean>;
  tokens: number[];
  masters: Record<string, number>;
  craftsmen: number;
  artists: number;
  artists_supply: number;
  order_token: number | null;
}

export interface View {
  round: number;
  rounds: number;
  active: number;
  order: number[];
  order_stack: number[];
  wheels: { inner: number; middle: number };
  segments: Segment[];
  storages: Record<Quarter, number>;
  inspectors: { V: number; H: number };
  tiles: { id: string; dominance: number; presence: number }[];
  organizer: Record<string, number>;
  organizer_vp: number[];
  specialists: Record<string, { left: number; cost: number }>;
  figures: FigureView[];
  turn: { segment: number | null; worker: string | null };
  players: PlayerView[];
  forecast: Record<string, number[]>;
  solo: null | { level: string; deck: number; card: string | null };
}

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
  return slot[0] === "CLAY" ? "wet" : slot[0].toLowerCase();
};
