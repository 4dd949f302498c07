/** What the server takes and says. Made from its messages (src/tianxia/server/messages) by `make types`. */

export type Args = Record<string, string | number | (string | number)[]>;

export type Order = "ask" | "never" | "wait";

export type Bond = "block" | "follow";

export type Room = "players" | "watchers";

export type Sentence =
  | "back-again"
  | "good-game"
  | "good-luck"
  | "good-move"
  | "hello"
  | "must-go"
  | "no-hurry"
  | "once-more"
  | "one-moment"
  | "ouch"
  | "sorry"
  | "thanks"
  | "tomorrow"
  | "undo-please"
  | "well-played"
  | "your-turn";

export type ChatClosed = "banned" | "guests" | "muted" | "terms" | "warned";

export type Act = "ban" | "dismiss" | "mute" | "remove" | "warn";

/** Everything about who I am here. */
export interface Account {
  public: string;
  name: string;
  /** Not only a guest: there is a way to come back. */
  account: boolean;
  mail: string | null;
  /** This server sends mail. */
  mail_possible: boolean;
  passkeys: Passkey[];
  devices: Device[];
  /** Recovery codes that are left. */
  codes: number;
  /** Tables where this device's guest sits beside the account. */
  twice: string[];
}

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

/** `days` for mute and ban; `note` is what a warned person reads; `lines` are numbers of `room` that are removed. */
export interface ActAsked {
  act: Act;
  days?: number | null;
  note?: string;
  room?: Room | null;
  lines?: number[];
}

/** What somebody who keeps order has done, and when it was taken back or confirmed. */
export interface ActTold {
  id: number;
  at: string;
  by: Somebody;
  act: Act;
  about: Somebody;
  report: number;
  until: string | null;
  note: string;
  lines: number[];
  lifted: string | null;
  confirmed: string | null;
}

export interface Acts {
  acts: ActTold[];
}

export interface Analysis {
  /** Chances come from a net; else from the hand-written judgement. */
  learned: boolean;
  /** What the accounts are told in. */
  scale: "chance" | "points";
  /** After so many moves, by seat; empty: nobody can tell. */
  chances: number[][];
  /** Expected points at the end, after so many moves, by seat. */
  points: number[][];
  /** Of each move. */
  chapters: number[];
  decisions: Decided[];
  fortunes: Fortune[];
  accounts: SeatAccount[];
  sources: string[];
  /** Points at the end, by player and source. */
  by_source: number[][];
}

export interface AnalysisState {
  table: string;
  status: "done" | "none" | "working";
  /** Pieces of work. */
  done?: number;
  /** Of all; 0: not known yet. */
  pieces?: number;
  analysis?: Analysis | null;
}

/** A bot, whose strength is fixed. */
export interface Anchor {
  bot: string;
  rating: Rating;
}

/** Of those who run the server, to everybody. */
export interface Announcement {
  id: string;
  /** By language. */
  texts: Record<string, string>;
}

export interface Announcements {
  announcements: Announcement[];
}

/** An action in words, as offers say it. */
export interface Answered {
  words: string;
  verb: string;
  args: Record<string, string>;
}

/** A seat that is asked, and since when: its last answer, or the question itself. */
export interface Asked {
  seat: number;
  since: string;
}

/** Somebody holds a seat for me. */
export interface AskedToPlay {
  type: "asked-to-play";
  table: string;
  game: string;
  by: string;
}

export interface Away {
  seat: number;
  /** Null: from before the server began. */
  since: string | null;
}

export interface BondWish {
  bond: Bond;
}

export interface BotAsked {
  bot: string;
}

/** How strong a bot of the lobby is, where that was measured. */
export interface BotStrength {
  bot: string;
  /** On the scale of the leaderboards, where a newcomer is likely 2000. */
  rating: number;
  /** Its share of games of two against the level below; null: not surely more than half. */
  beats: number | null;
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

/** The same as `table`, to whoever wants it so: what changed of the table that was told under the number before. */
export interface Changes {
  type: "changes";
  number: number;
  edits: Edit[];
  story: StoryPart;
  steps: OnTheWay[];
}

export interface Chapter {
  chapter: number;
  move: number;
  points: number[][];
}

/** Lines that are new, or were changed; none at all: some were missed, ask again. */
export interface Chat {
  type: "chat";
  room: Room;
  lines: ChatLine[];
}

/** The rooms that this reader may hear, the newest lines of each, and where they may speak themselves. */
export interface ChatData {
  rooms: ChatRoom[];
  mine: Room;
  /** Why you cannot say anything here; null: you can. */
  closed: ChatClosed | null;
  /** Until when, where it ends by itself. */
  until: string | null;
  /** The people here whom you have muted. */
  muted: string[];
}

/** A line as one reader has it: `text` and `ready` are empty where it was removed, or said by somebody they have muted. */
export interface ChatLine {
  n: number;
  by: string;
  name: string;
  seat: number | null;
  mine: boolean;
  ready: Sentence | null;
  text: string;
  at: string;
  removed: boolean;
  muted: boolean;
}

export interface ChatRoom {
  room: Room;
  lines: ChatLine[];
  /** There are older lines. */
  more: boolean;
}

/** `move`: so many seconds for each turn. `bank`: so many for the game, and an increment for each turn. */
export interface Clock {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
  /** Who has no time left: a bot plays on, or the seat resigns. */
  at_zero?: "bot" | "resign";
}

export interface Closed {
  table: string;
}

/** A card of the coach: its words are `<game>-coach-<id>`, `-about`, `-look` and `-mistake`. */
export interface CoachCard {
  id: string;
  rule: string;
}

export interface CodeAsked {
  code: string;
}

export interface Codes {
  /** Told this once. */
  codes: string[];
}

/** How a table is dealt, and why somebody could know it (null: nobody can). */
export interface DealState {
  /** The generator; empty: from before generators had names. */
  dice: string;
  commitment: string | null;
  seal: string | null;
  known: "branched" | "imported" | "lesson" | "old-dice" | "puzzle" | "record" | "seed" | null;
}

/** A decision that the champion looked at. */
export interface Decided {
  /** Moves before it. */
  move: number;
  seat: number;
  played: Answered;
  /** What the champion would have done. */
  best: Answered;
  /** Nothing was lost by it that chance does not explain. */
  sound: boolean;
  /** Points given away, against the best rival. */
  points: number;
  /** The part of the chance to win that was given away. */
  chance: number;
  key: boolean;
}

export interface Delivered {
  delivered: boolean;
}

/** Where an account is signed in. */
export interface Device {
  id: string;
  /** Browser and system, as the browser says; empty: it says nothing. */
  name: string;
  how: "code" | "here" | "link" | "mail" | "passkey";
  added: string;
  seen: string;
  here: boolean;
}

/** A link that works once, and its QR code: a path over size × size squares. */
export interface DeviceLink {
  link: string;
  size: number;
  path: string;
  seconds: number;
}

export interface Done {
  line: number;
  move: number;
  again: boolean;
  asked: boolean;
  table?: TableData | null;
}

/** A change of one object or list, which `at` leads to. An object: what is put takes the place of what is there. A list: `cut` things from `start` on leave, and what is put comes there. */
export interface Edit {
  at: (string | number)[];
  put: Record<string, unknown> | unknown[];
  start?: number;
  cut?: number;
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

/** The level that should give an even game. */
export interface EvenLevel {
  game: string;
  level: string;
  /** The first game; the last two games against levels were won, or lost; neither: the one met last; the nearest to one's rating. */
  why: "last" | "lost" | "new" | "rating" | "won";
}

export interface EvenLevels {
  levels: EvenLevel[];
}

export interface EvenPerson {
  person: string;
  name: string;
  rating: Rating;
  chance: number;
}

/** All that is kept of a person, room by room. */
export interface Export {
  made: string;
  rooms: Record<string, Record<string, unknown>[]>;
}

/** A move at which dice or draws changed much. */
export interface Fortune {
  move: number;
  seat: number;
  /** By seat, as the accounts are told. */
  change: number[];
}

/** Those whom I follow, those whom I have blocked, and others with whom I have played. */
export interface Friends {
  people: Person[];
}

/** Somebody I follow has come or gone. */
export interface FriendsNews {
  type: "friends-news";
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
  /** Of the levels that were measured, the weakest first. */
  strengths: BotStrength[];
  languages: string[];
  /** There is a lesson by doing. */
  lesson: boolean;
  /** There are cards for a first game with a coach. */
  coach: boolean;
  /** Where its view tells of players: path -> "each", "one", "some". */
  players_in_view: Record<string, string>;
}

export interface GamePlayed {
  game: string;
  played: number;
  won: number;
  best: number;
  mean: number;
}

export interface GamePuzzles {
  game: string;
  /** The puzzle of the day; null: the game has none. */
  daily: string | null;
  /** The easy ones first. */
  puzzles: PuzzleLine[];
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

/** This device is nobody now, or (back) the guest who sits beside the account. */
export interface Gone {
  back: boolean;
}

/** Something that an action would do, with where: the page shows it there before it is done. */
export interface Happening {
  key: string;
  what: string;
  args: Args;
}

export interface Health {
  ok: boolean;
  version: string;
}

/** The seats whose people have this table open, those who have gone, and how many look on. `now`: the server's clock. */
export interface Here {
  type: "here";
  seats: number[];
  watchers: number;
  away: Away[];
  now: string;
}

export interface Hint {
  seat: number;
  move: number;
  bot: string;
  scale: "points";
  options: HintOption[];
  /** To win with the best answer, from 0 to 1; null: nobody knows it. */
  chance?: number | null;
  /** How the game may go on after the best answer. */
  line?: HintStep[];
}

/** What is given away by taking this answer instead of the best one, in equal deals. The parts sum up to the points. */
export interface HintCost {
  points: number;
  /** To win, from -1 to 1; null: nobody knows it. */
  chance: number | null;
  parts: HintPart[];
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
  /** Null: the best one, or it was not tried. */
  cost?: HintCost | null;
  /** Unsure: it looks costly, but was not tried often enough. */
  verdict?: "costly" | "fine" | "unsure";
}

/** Points that the best answer brings more: from a source of the game, from rivals who get less, or later. */
export interface HintPart {
  part: "later" | "rivals" | "source";
  source: string;
  points: number;
}

/** A step of the line that is expected, as the seat would see it, and the position after it. Everything that the seat does not know is dealt anew there. */
export interface HintStep<V = unknown> {
  told: Told;
  view: V;
  question: Question | null;
}

export interface Holiday {
  /** Seconds since 1970. */
  first: number;
  /** Seconds since 1970. */
  until: number;
}

export interface HolidayAsked {
  /** Seconds since 1970. */
  until: number;
  /** null: from now on */
  first?: number | null;
}

/** Somebody asks me to play. */
export interface Invitation {
  by: string;
  table: Summary;
}

export interface InvitationWish {
  /** the public name of a person, as lists tell it */
  person: string;
}

export interface Invitations {
  invited: Invited[];
}

/** Somebody who was asked to play at a table. */
export interface Invited {
  person: string;
  name: string;
  seat: number | null;
  answer: "declined" | "none" | "sits";
}

export interface JoinAsked {
  key: string;
  seat?: number | null;
  name?: string;
  /** What this seat adds to the deal; a random word if empty. */
  word?: string;
}

export interface LanguageWish {
  language: string;
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

export interface LeaveAsked {
  /** Your name, so that nobody leaves by mistake. */
  name: string;
}

/** A card of a lesson: its words are `<game>-lesson-<id>`, `-text` and, where something is to be done, `-do`. */
export interface LessonCard {
  id: string;
  /** What it points at: places of the board, or selectors of the page. */
  at: string[];
  rule: string;
}

/** Where somebody is in a lesson: the cards to be read now. With the last one something is to be done, or it is the end. */
export interface LessonState {
  /** Cards that came before these. */
  first: number;
  all: number;
  cards: LessonCard[];
  /** Only what the lesson shows is taken; false: the game goes on freely. */
  asks: boolean;
  /** An undo that keeps so many moves takes back the last thing done. */
  back: number | null;
}

/** What can be joined now, as this guest may know. */
export interface LobbyData {
  invitations: Invitation[];
  tables: Summary[];
  /** How many others look for a game. */
  seeking: Seeking[];
  seek: Seek | null;
}

/** What can be joined has changed; who wants to know looks again. */
export interface LobbyNews {
  type: "lobby-news";
}

/** Whose eyes this line has from now on: one of your seats; null: the one that is asked. */
export interface Look {
  type: "look";
  seat?: number | null;
}

export interface MailAsked {
  mail: string;
  language?: string;
}

export interface MailSent {
  /** The same whether an account has this address or none. */
  sent: boolean;
}

export interface MailWay {
  address: string;
}

export interface Me {
  /** What others call you by: the end of the address of your page. */
  guest: string;
  name: string;
  account: boolean;
}

export interface MeAsked {
  name: string;
}

export interface MessageWishes {
  language: string;
  /** of the IANA list: Europe/Prague */
  zone: string;
  quiet?: Quiet | null;
  kinds_off?: ("asked" | "clock" | "invited" | "joined" | "over" | "turn")[];
  games_off?: string[];
}

/** How I want to be told. */
export interface Messages {
  language: string;
  zone: string;
  quiet: Quiet | null;
  kinds_off: ("asked" | "clock" | "invited" | "joined" | "over" | "turn")[];
  games_off: string[];
  ways: Way[];
  /** What a browser subscribes with. */
  push_key: string;
  /** Whether this server sends mail. */
  mail: boolean;
}

export interface Mode {
  name: string;
  fewest: number;
  most: number;
  /** How many seats a first game has. */
  usual: number;
}

/** The same as `POST /tables/{table}/moves`, and lighter: answered by `done`, or by an `error` that names the request. */
export interface Move {
  type: "move";
  seat: number;
  line: number;
  request: string;
  action?: number | null;
  words?: string | null;
}

/** Either `action` or `words` names the action. */
export interface MoveAsked {
  seat: number;
  line: number;
  request: string;
  action?: number | null;
  words?: string | null;
}

/** A move is stored. `again`: it had been, when this request came for the first time. */
export interface Moved {
  type: "done";
  request: string;
  line: number;
  move: number;
  again: boolean;
}

export interface Muted {
  muted: string[];
}

export interface MyHolidays {
  now: number;
  /** This year's and those to come. */
  holidays: Holiday[];
  /** Of this year. */
  seconds_left: number;
}

export interface MySeek {
  seek: Seek | null;
}

export interface MyTables {
  tables: Summary[];
  /** The server's time: clocks are shown by it. */
  now: number;
}

/** The newest state, the moves that are new to this viewer, and the positions on the way from what was told before. */
export interface News {
  type: "table";
  /** Of what this line has told of the table: the next one is one more. */
  number: number;
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
  happens: Happening[];
  reveals: boolean;
  warnings: Warning[];
  /** What is over with it for this seat; nothing where chance decides. */
  ends: "" | "game" | "round" | "turn";
  /** A good answer for somebody who plays for the first time. */
  proposed: boolean;
}

/** A position on the way, by what changed of the view since the one before it. */
export interface OnTheWay {
  move: number;
  chapter: number;
  question: Question | null;
  edits: Edit[];
}

export interface Opponent {
  public: string;
  name: string;
  games: number;
  /** How often the person of this page came before them. */
  won: number;
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

export interface Passkey {
  id: string;
  name: string;
  added: string;
  used: string | null;
}

export interface PasskeyMade {
  /** PublicKeyCredential.toJSON() */
  credential: Record<string, unknown>;
  name?: string;
}

/** For navigator.credentials: parseCreationOptionsFromJSON, parseRequestOptionsFromJSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

export interface PasskeyShown {
  /** PublicKeyCredential.toJSON() */
  credential: Record<string, unknown>;
}

export interface PauseAsked {
  paused: boolean;
}

export interface PauseState {
  since: number;
  /** null: until somebody resumes */
  until: number | null;
}

export interface Person {
  person: string;
  name: string;
  bond: Bond | null;
  /** Has a page open. Only told of those whom one follows. */
  here: boolean;
  /** The last game that was played together to its end; null: none. */
  table: string | null;
  game: string | null;
}

export interface PersonRatings {
  person: string;
  ratings: GameRating[];
}

export interface Ping {
  type: "ping";
}

export interface PlanAsked {
  seat: number;
  words: string[];
}

/** What this seat means to do; nobody else is told. When it is asked, `legal` says whether the next step is possible. */
export interface PlanState {
  seat: number;
  steps: Step[];
  legal?: boolean | null;
  rule?: string;
  reason?: string;
  args?: Args | null;
}

/** The copy after the steps, as the seat would see it. No offers: the turn is over there. */
export interface PlanTried<V = unknown> {
  seat: number;
  /** Of the table: the copy is the same as long as this is. */
  line: number;
  /** Answers of others that a bot has guessed until the seat was asked. */
  guessed: number;
  view: V;
  question: Question | null;
  offers: Offer[];
}

/** A finished game. The table is named if it was public, or if you sat there. */
export interface Played {
  game: string;
  mode: string;
  at: string;
  seats: number;
  place: number;
  points: number;
  table: string | null;
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
  /** Its owner wished to be forgotten; there is no name. */
  left?: boolean;
}

export interface Pong {
  type: "pong";
  /** The server's time (live tables only): clocks are shown by it. */
  now?: number | null;
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

/** What anybody may know of a person. Private tables are counted, not named. */
export interface Profile {
  public: string;
  name: string;
  since: string;
  me: boolean;
  /** Most played first. */
  games: GamePlayed[];
  /** Newest first. */
  results: Played[];
  /** Most often met first; at private tables only if this is you. */
  opponents: Opponent[];
  achievements: Reached[];
}

export interface Promised {
  ticket: string;
  commitment: string;
}

export interface ProposalAnswer {
  agree: boolean;
  kind: "end" | "pause";
  line: number;
}

export interface ProposalAsked {
  seat: number;
  kind: "end" | "pause";
  line: number;
  /** The end of a pause; null: until somebody resumes. */
  until?: number | null;
  /** An end with the present points; else without a result. */
  scored?: boolean;
}

/** What somebody asks the others to agree to; it stands until the table moves on. */
export interface ProposalState {
  kind: "end" | "pause";
  seat: number;
  until: number | null;
  scored: boolean;
  agreed: number[];
  waiting: number[];
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

/** A browser's subscription, as it gives it out itself. */
export interface PushWay {
  endpoint: string;
  p256dh: string;
  auth: string;
  name?: string;
}

/** A puzzle in the list, and how you have fared with it. */
export interface PuzzleLine {
  id: string;
  /** How hard it is, from 1 to 5. */
  stars: number;
  mode: string;
  seats: number;
  /** Turns that you have played in it. */
  tries: number;
  solved: boolean;
  /** Which try solved it; null: it is not solved. */
  first: number | null;
  /** You have looked at the solution before you solved it. */
  shown: boolean;
}

/** The puzzle that a table poses. */
export interface PuzzleState {
  id: string;
  /** How hard it is, from 1 to 5. */
  stars: number;
  /** To win, with the solution; null: told when the turn is over. */
  chance: number | null;
  /** Null: the turn goes on. */
  verdict: PuzzleVerdict | null;
}

/** What is said of the turn that was played. Of one that solves the puzzle: what the next best gives away. */
export interface PuzzleVerdict {
  solved: boolean;
  /** This very turn was looked at; false: it gives away about so much, or more. */
  exact: boolean;
  cost: HintCost | null;
}

export interface Puzzles {
  /** The day that it is, in UTC. */
  day: string;
  games: GamePuzzles[];
  /** Days in a row, up to today or yesterday, on which you solved a puzzle of the day. */
  streak: number;
  best_streak: number;
}

/** A picture of `size` × `size` squares: the path of the dark ones. */
export interface QrCode {
  link: string;
  size: number;
  path: string;
}

export interface Question {
  kind: string;
  rule: string;
  seats: number[];
  /** A reaction: the words of saying nothing; empty for all other questions. */
  silence: string;
  about: Args;
}

/** Nothing is told between these times of the day, in the person's own zone. */
export interface Quiet {
  begins: string;
  ends: string;
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

export interface Reached {
  game: string;
  achievement: string;
  points: number;
  at: string;
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

export interface Report {
  id: number;
  at: string;
  open: boolean;
  what: "behaviour" | "line" | "name";
  reason: "cheating" | "insult" | "leaving" | "name" | "other" | "spam";
  note: string;
  by: Somebody;
  about: Somebody;
  table: string;
  game: string;
  room: Room | null;
  n: number | null;
  /** What was said around it. */
  lines: ReportedLine[];
  /** All that was done about this person, newest first. */
  acts: ActTold[];
}

/** A line is named by `room` and `n`, a player by `seat`. */
export interface ReportAsked {
  what: "behaviour" | "line" | "name";
  reason: "cheating" | "insult" | "leaving" | "name" | "other" | "spam";
  request: string;
  room?: Room | null;
  n?: number | null;
  seat?: number | null;
  note?: string;
}

export interface ReportDone {
  again: boolean;
}

export interface ReportedLine {
  room: Room;
  n: number;
  by: Somebody;
  ready: Sentence | null;
  text: string;
  at: string;
  removed: boolean;
}

export interface Reports {
  reports: Report[];
}

export interface Result {
  places: number[];
  points: number[][];
  totals: number[];
  end_reason: string;
  /** Why it ended before its rules ended it. An end without a result has no places. */
  ended?: "agreed" | "resigned" | null;
  /** Seats that gave up, the first one first; they count last. */
  resigned?: number[];
}

export interface ResultAsked {
  /** One per player; equal ones are shared. */
  places: number[];
}

/** `text` is exact, `plain` says the same as one explains it at a table (empty: nobody has written that yet). `chapter` is the heading that it stands under there, `section` the one of the exact page. */
export interface Rule {
  id: string;
  chapter: string;
  section: string;
  text: string;
  plain: string;
  provenance: string;
}

export interface Rules {
  game: string;
  language: string;
  rules: Rule[];
}

export interface SaidDone {
  line: ChatLine;
  room: Room;
  again: boolean;
}

/** Either `ready` or `text`. */
export interface SayAsked {
  request: string;
  ready?: Sentence | null;
  text?: string | null;
}

export interface Scores {
  table: string;
  moves: number;
  sources: string[];
  chapters: Chapter[];
}

/** How a seat did: start + luck + decisions + unforeseen = end. */
export interface SeatAccount {
  start: number;
  end: number;
  /** What dice and draws changed. */
  luck: number;
  /** What the decisions of all seats changed. */
  decisions: number;
  /** What the last estimate did not see of the result. */
  unforeseen: number;
  /** Decisions with more than one answer. */
  answers: number;
  /** Of those, drawn evenly, that the champion looked at. */
  looked_at: number;
  /** Of those, as the champion would have decided. */
  agreed: number;
  /** Of those, with no loss against the champion. */
  sound: number;
  /** Points given away per decision looked at. */
  given: number;
}

export interface SeatAsked {
  seat: number;
}

/** The clock of a seat: `left` seconds at the moment `since`, from which it runs; null: it stands. */
export interface SeatTime {
  seat: number;
  left: number;
  since: number | null;
  /** It ran out: a bot plays on. */
  out: boolean;
  /** Its owner has come back after that; there is no second time. */
  back: boolean;
  /** When it stands although it would run: holidays, now and to come. */
  away: Holiday[];
}

export interface SeatWish {
  who: "bot" | "me" | "open";
  bot?: string | null;
  name?: string;
  /** What this seat adds to the deal; a random word if empty. */
  word?: string;
}

export interface Seek {
  wish: SeekWish;
  since: string;
  /** Seconds until bots take the seats that are left. */
  fills_in: number | null;
  /** The seek ends when no page of yours was open for so many seconds. */
  ends_after: number;
}

/** My seek has ended: a table was found, I gave it up, or I was away for too long. */
export interface SeekOver {
  type: "seek-over";
  why: "away" | "found" | "given-up";
  table: string | null;
}

/** What somebody looks for. Where there are several, any of them will do. */
export interface SeekWish {
  games: string[];
  seats: number[];
  clocks: (Clock | null)[];
  rated?: "either" | "no" | "yes";
  /** mine: only people about as strong as I am. */
  level?: "any" | "mine";
  /** Seconds after which bots take the seats that are left; null: people only. */
  fill_after?: number | null;
  bot?: string;
  name?: string;
  /** What this seat adds to the deal; a random word if empty. */
  word?: string;
}

export interface Seeking {
  game: string;
  people: number;
}

export interface Seen {
  seen: boolean;
}

/** I look at this table, and have it before me as it was after this line. */
export interface SeenTable {
  table: string;
  line: number;
}

export interface SignOutAsked {
  everywhere?: boolean;
}

export interface SignedIn {
  name: string;
  public: string;
  /** Tables of this device's guest that were taken along. */
  moved: number;
  /** Tables where both sit: they stay as they are. */
  twice: string[];
}

export interface Sitter {
  seat: number;
  public: string;
}

/** Who sits at a table, by their public ids; bots, open seats and those who left are not among them. */
export interface Sitters {
  sitters: Sitter[];
}

/** The solution step by step, as the seat would see it; what the seat does not know is dealt anew. Where it begins, and what the next best turn gives away. */
export interface Solution {
  begin: Record<string, unknown>;
  question: Question | null;
  steps: HintStep[];
  cost: HintCost;
}

export interface Somebody {
  person: string;
  name: string;
}

/** What those who keep order have to say to you; `reports`: how many wait, for those who keep it. */
export interface Standing {
  warnings: WarningTold[];
  muted_until: string | null;
  banned_until: string | null;
  roles: string[];
  reports: number;
}

/** Ask for your standing again. */
export interface StandingNews {
  type: "standing";
}

export interface Step {
  words: string;
  verb: string;
  args: Record<string, string>;
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
  /** A lesson by doing, or the game that goes on from it. */
  lesson: boolean;
  terms: Terms;
  changed: string;
  created: string;
  result: Result | null;
  /** Yours that runs; of several the one with least time. */
  clock?: SeatTime | null;
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
  asked: Asked[];
  offers: Offer[];
  undo: UndoState;
  orders: Orders | null;
  hints: boolean;
  branch: boolean;
  record: boolean;
  result: Result | null;
  time: TimeState;
  plan: PlanState | null;
  lesson: LessonState | null;
  /** What a coach says to a question that these eyes are asked. */
  coach: CoachCard[];
  puzzle: PuzzleState | null;
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
  /** mine: who finds it in the lobby must be about as strong as who opened it. */
  level?: "any" | "mine";
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

/** What a link is good for, before it is used. */
export interface Ticket {
  kind: "device" | "mail";
  /** Who one becomes; empty: the address is new, one stays who one is. */
  name: string;
  mail: string | null;
  /** Tables of this device's guest that will be taken along. */
  moves: number;
}

export interface TicketAsked {
  token: string;
}

export interface TimeState {
  clocks: SeatTime[];
  pause: PauseState | null;
  proposal: ProposalState | null;
  /** Seats that gave up, the first one first. */
  resigned: number[];
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
  /** The move that was not made; empty: it is about something else. */
  request?: string;
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
  /** Why it goes no further back than to the floor; null: this viewer takes nothing back. */
  why: "advice" | "other" | "over" | "revealed" | "rolled" | "start" | null;
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

export interface WaitingTable {
  table: string;
  game: string;
}

/** The tables where it is my turn, the longest waiting first. */
export interface WaitingTables {
  tables: WaitingTable[];
  /** Whether you are somebody's guest already. */
  known: boolean;
  /** Whether you have a way to be told: then it helps to say what you have seen. */
  told: boolean;
}

export interface Warning {
  rule: string;
  key: string;
  args: Args;
}

export interface WarningTold {
  id: number;
  note: string;
  at: string;
}

/** One way to reach me. */
export interface Way {
  id: string;
  channel: "mail" | "push" | "webhook";
  name: string;
  /** A mailbox must send back a code first. */
  confirmed: boolean;
  /** False: switched off, by you or because too much in a row failed. */
  active: boolean;
  /** How many messages in a row could not be delivered. */
  failures: number;
}

export interface WayCode {
  code: string;
}

export interface WaySwitch {
  active: boolean;
}

export interface WebhookWay {
  address: string;
  style?: "discord" | "json" | "ntfy";
}

export interface WhyNot {
  legal: boolean;
  rule?: string;
  key?: string;
  args?: Args | null;
}

/** What is said over the live line. */
export type Tells = News | Changes | Thinking | Here | Chat | Trouble | Moved | Pong;

/** What is said over a person's own line. */
export type MyTells =
  TableNews | LobbyNews | FriendsNews | AskedToPlay | SeekOver | StandingNews | TournamentNews | Trouble | Pong;
