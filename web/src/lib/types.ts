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

/** A bot, whose strength is fixed. */
export interface Anchor {
  bot: string;
  rating: Rating;
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

/** `move`: so many seconds for each turn. `bank`: so many for the game, and an increment for each turn. */
export interface Clock {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
  /** Who has no time left: a bot plays on, or the seat resigns. */
  at_zero?: "bot" | "resign";
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

export interface EntryAsked {
  /** From the link; not needed where everybody may enter. */
  key?: string;
  name?: string;
}

/** Who would give an even game, the most even first. */
export interface Even {
  game: string;
  me: Rating;
  bots: EvenBot[];
  people: EvenPerson[];
}

export interface EvenBot {
  bot: string;
  rating: Rating;
  /** How likely you are to beat it, from 0 to 1. */
  chance: number;
}

export interface EvenPerson {
  person: string;
  name: string;
  rating: Rating;
  chance: number;
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

export interface GameRating {
  game: string;
  rating: Rating;
  games: number;
  wins: number;
  /** The last hundred games, oldest first. */
  history: RatingAfter[];
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

export interface Leader {
  place: number;
  person: string;
  name: string;
  me: boolean;
  rating: Rating;
  games: number;
  wins: number;
}

export interface Leaders {
  game: string;
  /** Empty: all that was ever played. */
  season: string;
  /** Those in which this game was played, the newest first. */
  seasons: string[];
  leaders: Leader[];
  bots: Anchor[];
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

export interface PauseAsked {
  paused: boolean;
}

export interface PersonRatings {
  person: string;
  ratings: GameRating[];
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

/** A strength as people are shown it. */
export interface Rating {
  /** The cautious end: it is almost certainly not less. A newcomer begins at 1000. */
  rating: number;
  /** What it most likely is. */
  likely: number;
  /** The other end: it is almost certainly not more. */
  high: number;
  /** Too few games yet to be sure. */
  provisional: boolean;
}

/** Where somebody stood after a game. */
export interface RatingAfter {
  at: string;
  table: string;
  place: number;
  seats: number;
  rating: Rating;
}

/** What a game has changed for one seat; a bot stays what it is. */
export interface RatingChange {
  seat: number;
  place: number;
  before: Rating;
  after: Rating;
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

export interface ReplaceAsked {
  /** Plays in their place from now on; null: they play themselves again. */
  bot?: string | null;
}

export interface Result {
  places: number[];
  points: number[][];
  totals: number[];
  end_reason: string;
}

export interface ResultAsked {
  /** One per player; equal ones are shared. */
  places: number[];
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
  terms: Terms;
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
  terms: Terms;
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

/** One of my tables has changed. */
export interface TableNews {
  type: "table-news";
  table: string;
  game: string;
  status: "open" | "over" | "playing";
  my_turn: boolean;
}

export interface TableRatings {
  table: string;
  /** Why this table does not count; null: it does. */
  not_rated: "known" | "no-people" | "nobody-wins" | "not-agreed" | "several-seats" | "taken-back" | "unknown-bot" | null;
  /** One per seat, once the game is over and has counted. */
  changes: RatingChange[];
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  mode?: string;
  options?: Record<string, string>;
  seed?: number | null;
  ticket?: string | null;
  request?: string | null;
  terms?: Terms | null;
}

export interface Terms {
  /** Who finds the table in the lobby while a seat is open. */
  seen_by?: "friends" | "private" | "public";
  clock?: Clock | null;
  rated?: boolean;
  chat?: boolean;
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

/** A tournament; `players` in the order of the standing, `tables` round by round. */
export interface TournamentData {
  about: TournamentSummary;
  options: Record<string, string>;
  clock: Clock | null;
  /** The name of whoever made it. */
  organiser: string;
  /** To enter by; for those who are in it already. */
  link: string | null;
  /** So many players are needed for a round. */
  fewest: number;
  players: TournamentPlayer[];
  tables: TournamentTable[];
}

/** A tournament has changed: one of mine, or a public one. */
export interface TournamentNews {
  type: "tournament-news";
  tournament: string;
}

/** Somebody who has entered, and where they stand. */
export interface TournamentPlayer {
  number: number;
  place: number;
  person: string;
  name: string;
  /** Plays in their place. */
  bot: string | null;
  /** Withdrawn: plays no more. */
  gone: boolean;
  me: boolean;
  /** One for each game in which everybody else was beaten, or a bye. */
  points: number;
  /** Buchholz: the points of all opponents. */
  opponents: number;
  wins: number;
}

export interface TournamentSummary {
  tournament: string;
  name: string;
  game: string;
  mode: string;
  seats: number;
  system: "round-robin" | "swiss";
  rounds: number;
  round: number;
  rated: boolean;
  entry: "link" | "public";
  starts: string | null;
  status: "entering" | "over" | "playing";
  paused: boolean;
  players: number;
  /** You have entered. */
  me: boolean;
  /** It is yours. */
  organiser: boolean;
}

export interface TournamentTable {
  round: number;
  board: number;
  /** Their numbers in the order of the seats; a single one has a bye. */
  players: number[];
  table: string | null;
  /** One per player; null: still played. */
  places: number[] | null;
  /** The organiser has set the result. */
  by_hand: boolean;
}

export interface TournamentWish {
  name: string;
  game: string;
  /** Of a table; where the number of players does not fit, some have one less. */
  seats: number;
  request: string;
  mode?: string;
  options?: Record<string, string>;
  system?: "round-robin" | "swiss";
  /** Of a Swiss tournament; a round robin has as many as it needs. */
  rounds?: number;
  clock?: Clock | null;
  rated?: boolean;
  entry?: "link" | "public";
  /** When it begins by itself; null: when the organiser says so. */
  starts?: string | null;
}

export interface Tournaments {
  tournaments: TournamentSummary[];
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

/** What is said over a person's own line. */
export type MyTells = TableNews | TournamentNews | Trouble | Pong;
