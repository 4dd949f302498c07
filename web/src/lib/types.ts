/** What the server takes and says. Made from its messages (src/tianxia/server/messages) by `make types`. */

export type Args = Record<string, string | number | (string | number)[]>;

export type Order = "ask" | "never" | "wait";

/** What a player has reached over many games. */
export interface Achievement {
  game: string;
  achievement: string;
  table: string;
  points: number;
  at: string;
}

export interface Achievements {
  achievements: Achievement[];
}

export interface BotAsked {
  bot: string;
}

export interface BranchAsked {
  move: number;
  seat: number;
  bot?: string;
}

export interface Change {
  seat: number;
  what: string;
  amount: number;
  source: string;
  rule: string;
}

export interface Chapter {
  chapter: number;
  move: number;
  points: number[][];
}

/** How a table is dealt, and why somebody could know it (null: nobody can). */
export interface DealState {
  /** The generator; empty: from before generators had names. */
  dice: string;
  commitment: string | null;
  seal: string | null;
  known: "branched" | "imported" | "old-dice" | "record" | "seed" | null;
}

export interface Done {
  line: number;
  move: number;
  again: boolean;
  asked: boolean;
  table?: TableData | null;
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

export interface GameInfo {
  name: string;
  rules_version: number;
  modes: Mode[];
  options: Option[];
  sources: string[];
  /** From 1 to 5; 0: not said. */
  weight: number;
  /** From and to; 0: not said. */
  minutes: [number, number];
  goals: string[];
  bots: string[];
  languages: string[];
  /** Where its view tells of players: path -> "each", "one", "some". */
  players_in_view: Record<string, string>;
}

export interface Games {
  games: GameInfo[];
}

export interface Health {
  ok: boolean;
  version: string;
}

/** The seats whose people have this table open, and how many look on. */
export interface Here {
  type: "here";
  seats: number[];
  watchers: number;
}

export interface Hint {
  seat: number;
  move: number;
  bot: string;
  scale: "points";
  options: HintOption[];
}

export interface HintOption {
  action: number;
  words: string;
  verb: string;
  args: Record<string, string>;
  value: number | null;
  share: number | null;
  best: boolean;
  changes: Change[];
  warnings: Warning[];
}

export interface JoinAsked {
  key: string;
  seat?: number | null;
  name?: string;
  /** What this seat adds to the deal; a random word if empty. */
  word?: string;
}

/** Whose eyes this line has from now on: one of your seats; null: the one that is asked. */
export interface Look {
  type: "look";
  seat?: number | null;
}

export interface Me {
  guest: string;
  name: string;
}

export interface MeAsked {
  name: string;
}

export interface Mode {
  name: string;
  fewest: number;
  most: number;
}

/** Either `action` or `words` names the action. */
export interface MoveAsked {
  seat: number;
  line: number;
  request: string;
  action?: number | null;
  words?: string | null;
}

export interface MyTables {
  tables: Summary[];
}

/** The newest state, the moves that are new to this viewer, and the positions on the way from what was told before. */
export interface News {
  type: "table";
  table: TableData;
  story: StoryPart;
  positions: Position[];
}

/** A legal action of a seat, and what it would do. */
export interface Offer {
  seat: number;
  action: number;
  words: string;
  verb: string;
  args: Record<string, string>;
  rule: string;
  changes: Change[];
  reveals: boolean;
  warnings: Warning[];
}

export interface Option {
  key: string;
  choices: string[];
  default: string;
  modes: string[];
}

export interface OrderAsked {
  order: Order;
}

/** How this seat wants to be asked for its reactions; nobody else is told. */
export interface Orders {
  seconds: number;
  kinds: Record<string, Order>;
  /** The table stops waiting after so many seconds; null: it waits. */
  passes_in: number | null;
}

export interface Origin {
  table: string;
  move: number;
}

export interface Ping {
  type: "ping";
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

export interface Pong {
  type: "pong";
}

/** A table after so many of its moves. */
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

/** Why something was not done; `rule` and `reason` where a rule of the game refuses it. */
export interface ProblemData {
  error: string;
  message: string;
  args: Record<string, unknown>;
  rule?: string;
  reason?: string;
}

export interface Promised {
  ticket: string;
  commitment: string;
}

/** Where a piece of component data comes from: P printed, E external source, R reconstructed. */
export interface Provenance {
  table: string;
  provenance: string;
  note: string;
}

export interface Provenances {
  game: string;
  data: Provenance[];
}

export interface Question {
  kind: string;
  rule: string;
  seats: number[];
  /** A reaction: the words of saying nothing; empty for all other questions. */
  silence: string;
  about: Args;
}

export interface Ready {
  ready: boolean;
}

export interface RecordAsked {
  record: Record<string, unknown>;
  seats?: SeatWish[] | null;
}

/** A record, as engine/record.py writes it. */
export interface RecordFile {
  format: string;
  game: string;
  rules_version: number;
  mode: string;
  seats: number;
  options: Record<string, string>;
  players: string[];
  lines: string[];
  dice?: string;
  seed?: number | null;
  commitment?: string | null;
  secret?: string | null;
  words?: string[] | null;
  seal?: string | null;
  from?: Record<string, unknown> | null;
  start?: Record<string, unknown> | null;
  totals?: number[] | null;
}

export interface Result {
  places: number[];
  points: number[][];
  totals: number[];
  end_reason: string;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  provenance: string;
}

export interface Rules {
  game: string;
  language: string;
  rules: Rule[];
}

export interface Scores {
  table: string;
  moves: number;
  sources: string[];
  chapters: Chapter[];
}

export interface SeatWish {
  who: "bot" | "me" | "open";
  bot?: string | null;
  name?: string;
  /** What this seat adds to the deal; a random word if empty. */
  word?: string;
}

export interface Story {
  table: string;
  eyes: number;
  from: number;
  moves: number;
  line: number;
  story: Told[];
}

/** The moves after the first `from`. */
export interface StoryPart {
  from: number;
  moves: Told[];
}

/** A table in somebody's list. */
export interface Summary {
  table: string;
  game: string;
  mode: string;
  seats: number;
  status: "open" | "over" | "playing";
  me: number[];
  players: Player[];
  move: number;
  turn: number[];
  my_turn: boolean;
  changed: string;
  created: string;
  result: Result | null;
}

/** A table as this viewer may see it. `view` is the game's own; null while seats are open. */
export interface TableData<V = unknown> {
  table: string;
  game: string;
  rules_version: number;
  mode: string;
  seats: number;
  options: Record<string, string>;
  status: "open" | "over" | "playing";
  me: number[];
  eyes: number;
  owner: boolean;
  join: string | null;
  move: number;
  line: number;
  players: Player[];
  open_book: boolean;
  from: Origin | null;
  deal: DealState;
  /** Why achievements of this table are not kept for this viewer; null: they are. */
  not_counted: "open-book" | "past-position" | "several-seats" | "stand-in" | "taken-back" | null;
  view: V;
  question: Question | null;
  offers: Offer[];
  undo: UndoState;
  orders: Orders | null;
  hints: boolean;
  branch: boolean;
  record: boolean;
  result: Result | null;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  mode?: string;
  options?: Record<string, string>;
  seed?: number | null;
  ticket?: string | null;
  request?: string | null;
}

export interface Texts {
  game: string;
  language: string;
  texts: string;
}

/** Bots that think now. */
export interface Thinking {
  type: "thinking";
  seats: number[];
}

/** A move; words, verb and args are null where this viewer may not know what was chosen. */
export interface Told {
  move: number;
  seat: number;
  by: "bot" | "person" | "table";
  chapter: number;
  words: string | null;
  verb: string | null;
  args: Record<string, string> | null;
  events: GameEvent[];
}

/** Something went wrong here, in the shape of all errors. */
export interface Trouble {
  type: "error";
  error: string;
  message: string;
  args: Record<string, unknown>;
  rule?: string;
  reason?: string;
}

export interface UndoAnswer {
  agree: boolean;
  keep: number;
  line: number;
}

export interface UndoBody {
  seat: number;
  keep: number;
  line: number;
  request: string;
  ask?: boolean;
}

export interface UndoRequest {
  seat: number;
  keep: number;
  agreed: number[];
  waiting: number[];
}

export interface UndoState {
  floor: number;
  last: number | null;
  request: UndoRequest | null;
}

/** The game dealt and played again from its record. */
export interface Verified {
  table: string;
  /** What does not fit; null: everything does. */
  error: string | null;
  commitment: string | null;
  secret: string | null;
  words: string[];
  seal: string | null;
  moves: number;
  /** Random numbers that were drawn and checked. */
  drawn: number | null;
}

export interface Warning {
  rule: string;
  key: string;
  args: Args;
}

export interface WhyNot {
  legal: boolean;
  rule?: string;
  key?: string;
  args?: Args | null;
}

/** What is said over the live line. */
export type Tells = News | Thinking | Here | Trouble | Pong;
