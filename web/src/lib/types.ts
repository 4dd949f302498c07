/** What the server says, as docs/formats.md describes it. The page never adds rules of its own to this. */

export type Value = string | number | boolean | null | (string | number)[];
export type Args = Record<string, Value>;

export interface Change {
  seat: number;
  what: string;
  amount: number;
  source: string;
  rule: string;
}

export interface Warning {
  rule: string;
  key: string;
  args: Args;
}

export interface Offer {
  action: number;
  words: string;
  verb: string;
  args: Record<string, string>;
  rule: string;
  changes: Change[];
  reveals: boolean;
  warnings: Warning[];
  seat: number;
}

export interface Question {
  kind: string;
  rule: string;
  seats: number[];
  /** A reaction: the words of saying nothing; empty for all other questions. */
  silence: string;
  about: Args;
}

/** How this seat wants to be asked for its reactions; nobody else is told. */
export type Order = "ask" | "wait" | "never";
export interface Orders {
  seconds: number;
  kinds: Record<string, Order>;
  /** The table stops waiting after so many seconds; null: it waits. */
  passes_in: number | null;
}

export interface GameEvent {
  key: string;
  seat: number;
  rule: string;
  args: Args;
  what?: string;
  amount?: number;
  source?: string;
}

export interface Player {
  seat: number;
  name: string;
  bot: string | null;
  /** The bot plays for somebody, who may come back. */
  stand_in: boolean;
  open: boolean;
  mine: boolean;
  /** The lowest seat of the same person; null: a bot's seat, or an open one. */
  person: number | null;
}

export interface Result {
  places: number[];
  points: number[][];
  totals: number[];
  end_reason: string;
}

export interface UndoState {
  floor: number;
  last: number | null;
  request: null | { seat: number; keep: number; agreed: number[]; waiting: number[] };
}

/** How a table is dealt, and why somebody could know it (null: nobody can). */
export interface DealState {
  dice: string;
  commitment: string | null;
  seal: string | null;
  known: string | null;
}

/** The game dealt and played again from its record (`GET /api/tables/{table}/verify`). */
export interface Verified {
  table: string;
  error: string | null;
  commitment: string | null;
  secret: string | null;
  words: string[];
  seal: string | null;
  moves: number;
  drawn: number | null;
}

/** A table as this viewer may see it (`GET /api/tables/{table}`). `view` is the game's own. */
export interface TableData<V = unknown> {
  table: string;
  game: string;
  mode: string;
  seats: number;
  options: Record<string, string>;
  status: "open" | "playing" | "over";
  me: number[];
  eyes: number;
  owner: boolean;
  join: string | null;
  move: number;
  line: number;
  players: Player[];
  view: V;
  question: Question | null;
  offers: Offer[];
  undo: UndoState;
  orders: Orders | null;
  hints: boolean;
  branch: boolean;
  record: boolean;
  open_book: boolean;
  deal: DealState;
  from: null | { table: string; move: number };
  /** Why achievements of this table are not kept for this viewer; null: they are. */
  not_counted: string | null;
  result: Result | null;
}

export interface Told {
  move: number;
  seat: number;
  by: "person" | "bot" | "table";
  chapter: number;
  words: string | null;
  verb: string | null;
  args: Record<string, string> | null;
  events: GameEvent[];
}

export interface Position<V = unknown> {
  table: string;
  eyes: number;
  move: number;
  moves: number;
  chapter: number;
  view: V;
  question: Question | null;
  result: Result | null;
}

export interface Summary {
  table: string;
  game: string;
  mode: string;
  seats: number;
  status: "open" | "playing" | "over";
  me: number[];
  players: Player[];
  move: number;
  turn: number[];
  my_turn: boolean;
  changed: string;
  created: string;
  result: Result | null;
}

/** What a player has reached over many games (`GET /api/me/achievements`). */
export interface Achievement {
  game: string;
  achievement: string;
  table: string;
  points: number;
  at: string;
}

export interface GameInfo {
  name: string;
  rules_version: number;
  modes: { name: string; fewest: number; most: number }[];
  options: { key: string; choices: string[]; default: string; modes: string[] }[];
  sources: string[];
  /** From 1 to 5; 0: not said. */
  weight: number;
  /** From and to; 0: not said. */
  minutes: [number, number];
  goals: string[];
  bots: string[];
  languages: string[];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  provenance: string;
}

export interface Scores {
  table: string;
  moves: number;
  sources: string[];
  chapters: { chapter: number; move: number; points: number[][] }[];
}

export interface HintOption {
  action: number;
  words: string;
  verb: string;
  args: Record<string, string>;
  value: number | null;
  share: number;
  best: boolean;
  changes: Change[];
  warnings: Warning[];
  why?: { what: string; amount: number; source: string }[];
}

export interface Hint {
  seat: number;
  move: number;
  bot: string;
  scale?: "chance" | "points";
  options: HintOption[];
  why?: { what: string; amount: number; source: string }[];
}

export interface SeatWish {
  who: "me" | "open" | "bot";
  name?: string;
  bot?: string;
  /** What this seat adds to the deal. */
  word?: string;
}

export interface Provenance {
  table: string;
  provenance: string;
  note: string;
}
