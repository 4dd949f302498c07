/** The shape of `Game.view` of The Great Wall. */
export type Soldier = "spear" | "archer" | "horse";
export type Kind = "wood" | "stone" | "gold" | "chi";
export type SectionId = "L" | "M" | "R";
export type Soldiers = Record<Soldier, number>;

export interface VitalPoint {
  on: "free" | "wound" | "spear" | "horse";
  player?: number;
  figure?: number;
}

export interface HordeView {
  card: string;
  row: number;
  strength: number;
  honor: number;
  /** Rows of reward codes; ".." is no point. */
  grid: string[][];
  points: VitalPoint[];
}

export interface OpenSection {
  id: SectionId;
  closed: false;
  level: number;
  next_cost: number | null;
  base_defence: number;
  barricades: number;
  defence: number;
  attack: number;
  breach: boolean;
  shame_if_breached: number[];
  firing: number;
  firing_usable: number;
  archers: number[];
  muster: Soldiers[];
  hordes: HordeView[];
}
export type SectionView = OpenSection | { id: SectionId; closed: true };

export interface LocationView {
  id: string;
  slots: number;
  shame: boolean;
  clerks: number[];
  count: number;
  locked: boolean;
}

export interface Captured {
  card: string;
  honor: number;
  shame: number;
}

export interface PlayerView {
  player: number;
  kind: "human" | "reed" | "qin";
  honor: number;
  tea: number;
  clerks: number;
  unhired: number;
  supply: Soldiers;
  shamed: Soldiers;
  gone: Soldiers & { clerks: number };
  overseers: number[];
  general: string | null;
  ready: boolean;
  active: string[];
  supporting: number;
  known_supporting: string[];
  tactics: number;
  commands: number;
  picked: boolean;
  command: string | null;
  discarded: string[];
  captured: Captured[];
  won: number;
}

export interface Mine {
  seat: number;
  resources: Record<Kind, number>;
  tactics: string[];
  commands: string[];
  pick: string | null;
  secret_support: string | null;
  dealt_generals: string[];
  dealt_advisors: string[];
  /** General and advisor of the secret choice; empty before it. */
  kept: string[];
  seen_events: string[];
}

export interface Fallen {
  player: number;
  place: string;
  soldier: Soldier;
}

export interface View {
  mode: "standard" | "two" | "solo" | "coop";
  year: number;
  years: number;
  time: { hordes: number; lethality: number }[];
  season: "spring" | "summer" | "fall" | "winter";
  active: number;
  tea: number[];
  humans: number;
  qin: number;
  reed: number;
  side: "A" | "B";
  sections: SectionView[];
  locations: LocationView[];
  activating: string | null;
  /** Generals and advisors whose ability has worked as often as it may for now. */
  used: string[];
  warehouse: Record<"wood" | "stone" | "gold", number>;
  shame: { bank: number; box: number };
  offer: string[];
  track: ({ player: number; card: string } | null)[];
  decks: { hordes: number; advisors: number; tactics: number; events: number; decrees: number };
  invasion: SectionId | null;
  discards: { hordes: string[]; tactics: string[]; advisors: string[] };
  artifacts: { card: string; now: number[] | null }[];
  coop: null | {
    decrees: (string | null)[];
    done: string[];
    needed: number;
    events: { card: string; cancelled: boolean }[];
    now: string | null;
    agreed: number[];
    refused: string[];
    eased: Record<string, number>;
  };
  solo: null | { track: string[]; deck: number; out: string[]; both_advisors: boolean };
  kill: null | { victims: Fallen[]; saved: Fallen[] };
  players: PlayerView[];
  me: Mine | null;
}

export const SOLDIERS: Soldier[] = ["spear", "archer", "horse"];
export const KINDS: Kind[] = ["wood", "stone", "gold", "chi"];
export const STORED = ["wood", "stone", "gold"] as const;
export const SEASONS = ["spring", "summer", "fall", "winter"] as const;
export const PRODUCTION = ["sawmill", "quarry", "mine", "temple"];

/** The grid of a horde with the number of each point (from 1), or null where there is none. */
export function numbered(grid: string[][]): ({ code: string; point: number } | null)[][] {
  let point = 0;
  return grid.map((row) => row.map((code) => (code === ".." ? null : { code, point: ++point })));
}

/** The second point of a cavalryman: the one to the right or below. */
export function neighbour(grid: string[][], point: number, also: string): number | null {
  const rows = numbered(grid);
  for (const [r, row] of rows.entries())
    for (const [c, cell] of row.entries())
      if (cell?.point === point) return (also === "right" ? row[c + 1] : rows[r + 1]?.[c])?.point ?? null;
  return null;
}

export const openSection = (view: View, id: string): OpenSection | null => {
  const found = view.sections.find((s) => s.id === id);
  return found && !found.closed ? found : null;
};
/** The horde in "L2": section and row. */
export const hordeAt = (view: View, slot: string): HordeView | null =>
  openSection(view, slot[0]!)?.hordes.find((h) => h.row === Number(slot[1])) ?? null;

/** What becomes of a soldier in the kill that is being resolved. */
export type Fate = "falls" | "saved";
/** How many of a player's soldiers of this type at this place ("L1", "muster_L", "firing_L") fall or are saved. */
export function fates(view: View, place: string, player: number, soldier: Soldier): Fate[] {
  const of = (list: Fallen[]): number =>
    list.filter((f) => f.place === place && f.player === player && f.soldier === soldier).length;
  if (!view.kill) return [];
  return [...Array<Fate>(of(view.kill.victims)).fill("falls"), ...Array<Fate>(of(view.kill.saved)).fill("saved")];
}
/** The fate of whoever stands on a point of a horde: figures of a kind are taken in reading order, those who fall first. */
export function fateAt(view: View, slot: string, point: number): Fate | null {
  const points = hordeAt(view, slot)?.points ?? [];
  const here = points[point - 1];
  if (!view.kill || !here || (here.on !== "spear" && here.on !== "horse")) return null;
  const same = points.flatMap((p, i) =>
    p.on === here.on && p.player === here.player ? [p.on === "spear" ? `${i}` : `f${p.figure}`] : [],
  );
  const me = here.on === "spear" ? `${point - 1}` : `f${here.figure}`;
  return fates(view, slot, here.player ?? 0, here.on)[[...new Set(same)].indexOf(me)] ?? null;
}

/** What a reward code gives: an icon's name and how many. */
export const REWARD: Record<string, string> = { H: "vp", C: "chi", W: "wood", S: "stone", G: "gold", T: "tactic", X: "none" };
