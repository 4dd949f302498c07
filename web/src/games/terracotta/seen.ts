/** What a seat sees. Made from src/tianxia/games/terracotta/seen.py by `make types`. */

export type Quarter = "NE" | "SE" | "SW" | "NW";

export type Way = "N" | "E" | "S" | "W";

export type Worker = "craftsman" | "artist";

export interface Workman {
  seat: number;
  kind: Worker;
}

/** What an action space of each ring says: an action, and how many or which. */
export interface Segment {
  inner: (string | number)[];
  middle: (string | number)[];
  outer: (string | number)[];
  quarter: Quarter;
  workers: Workman[];
}

/** `seat` is of warriors; null: nobody. `horse`: where the horse is; `facing`: where an archer looks. */
export interface FigureView {
  id: number;
  kind: string;
  cell: string;
  cells: string[];
  seat?: number;
  horse?: Way | null;
  facing?: Way;
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

export interface Wheels {
  inner: number;
  middle: number;
}

export interface Inspectors {
  V: number;
  H: number;
}

export interface Tile {
  id: string;
  dominance: number;
  presence: number;
}

/** Specialists of a kind that are left; without any there is no price. */
export interface Shelf {
  left: number;
  cost: number | null;
}

export interface Turn {
  segment: number | null;
  worker: Worker | null;
}

/** What each scoring would give every player if it took place now. */
export interface Forecast {
  inspector_v: number[];
  inspector_h: number[];
  tile: number[];
  musicians: number[];
  servants: number[];
  groups: number[];
  archers: number[];
  resources: number[];
}

/** The level, the cards face down, the last one drawn, and all those drawn since the last shuffle. */
export interface Solo {
  level: string;
  deck: number;
  card: string | null;
  drawn: string[];
}

export interface View {
  round: number;
  rounds: number;
  active: number | null;
  order: number[];
  order_stack: number[];
  wheels: Wheels;
  segments: Segment[];
  storages: Record<Quarter, number>;
  inspectors: Inspectors;
  tiles: Tile[];
  organizer: Record<string, number>;
  organizer_vp: number[];
  specialists: Record<string, Shelf>;
  figures: FigureView[];
  turn: Turn;
  players: PlayerView[];
  forecast: Forecast;
  solo: Solo | null;
}
