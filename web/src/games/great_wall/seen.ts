/** What a seat sees. Made from src/tianxia/games/great_wall/seen.py by `make types`. */

export type Kind = "wood" | "stone" | "gold" | "chi";

export type ModeName = "standard" | "two" | "solo" | "coop";

export type Season = "spring" | "summer" | "fall" | "winter";

export type SectionId = "L" | "M" | "R";

export type Soldier = "spear" | "archer" | "horse";

export interface Soldiers {
  spear: number;
  archer: number;
  horse: number;
}

export interface Gone {
  spear: number;
  archer: number;
  horse: number;
  clerks: number;
}

export interface VitalPoint {
  on: "free" | "wound" | "spear" | "horse";
  player?: number;
  figure?: number;
}

/** The grid holds rows of reward codes; ".." is no point. */
export interface HordeView {
  card: string;
  row: number;
  strength: number;
  honor: number;
  grid: string[][];
  points: VitalPoint[];
}

/** With the balance of strength, as if winter came now. */
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

export interface ClosedSection {
  id: SectionId;
  closed: true;
}

export type SectionView = OpenSection | ClosedSection;

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

/** What everybody sees of a player. Amounts behind the screen and hands are not among it. */
export interface PlayerView {
  player: number;
  kind: "human" | "reed" | "qin";
  honor: number;
  tea: number;
  clerks: number;
  unhired: number;
  supply: Soldiers;
  shamed: Soldiers;
  gone: Gone;
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

/** Behind the own screen, the own hands, the own secret choices, cards looked at. `kept`: general and advisor of the secret choice, empty before it. */
export interface Mine {
  seat: number;
  resources: Record<Kind, number>;
  tactics: string[];
  commands: string[];
  pick: string | null;
  secret_support: string | null;
  dealt_generals: string[];
  dealt_advisors: string[];
  kept: string[];
  seen_events: string[];
}

export interface Fallen {
  player: number;
  place: string;
  soldier: Soldier;
}

export interface Kill {
  victims: Fallen[];
  saved: Fallen[];
}

export interface Year {
  hordes: number;
  lethality: number;
}

export interface Warehouse {
  wood: number;
  stone: number;
  gold: number;
}

export interface Shame {
  bank: number;
  box: number;
}

export interface Slot {
  player: number;
  card: string;
}

export interface Decks {
  hordes: number;
  advisors: number;
  tactics: number;
  events: number;
  decrees: number;
}

export interface Discards {
  hordes: string[];
  tactics: string[];
  advisors: string[];
}

/** With what it would give everybody now, where that is public. */
export interface Artifact {
  card: string;
  now: number[] | null;
}

export interface CourtEvent {
  card: string;
  cancelled: boolean;
}

export interface Coop {
  decrees: (string | null)[];
  done: string[];
  needed: number;
  events: CourtEvent[];
  now: string | null;
  agreed: number[];
  refused: string[];
  eased: Record<string, number>;
}

export interface Solo {
  track: string[];
  deck: number;
  out: string[];
  both_advisors: boolean;
}

/** `used`: generals and advisors whose ability has worked as often as it may for now. */
export interface View {
  mode: ModeName;
  year: number;
  years: number;
  time: Year[];
  season: Season;
  active: number;
  tea: number[];
  humans: number;
  qin: number;
  reed: number;
  side: "A" | "B";
  sections: SectionView[];
  locations: LocationView[];
  activating: string | null;
  warehouse: Warehouse;
  shame: Shame;
  offer: string[];
  track: (Slot | null)[];
  decks: Decks;
  invasion: SectionId | null;
  discards: Discards;
  artifacts: Artifact[];
  coop: Coop | null;
  solo: Solo | null;
  used: string[];
  kill: Kill | null;
  players: PlayerView[];
  me: Mine | null;
}
