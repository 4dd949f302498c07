/** The server's door. Every error it gives is a `Refusal` with a key that has a text. */
import { link } from "./base";
import { witness, wordOf } from "./deal";
import type {
  Achievements,
  Announcements,
  ActAsked,
  Acts,
  Args,
  Bond,
  BranchAsked,
  Closed,
  ChatData,
  Done,
  Friends,
  GameInfo,
  Games,
  Hint,
  Invitations,
  HolidayAsked,
  JoinAsked,
  LobbyData,
  Me,
  MoveAsked,
  MySeek,
  Muted,
  MyHolidays,
  MyTables,
  Order,
  PlanAsked,
  PlanTried,
  Position,
  ProblemData,
  Promised,
  ProposalAnswer,
  ProposalAsked,
  Provenances,
  QrCode,
  ReportAsked,
  ReportDone,
  Reports,
  Room,
  Rules,
  SaidDone,
  SayAsked,
  Scores,
  SeekWish,
  Standing,
  Story,
  TableData,
  TableWish,
  Texts,
  UndoAnswer,
  UndoBody,
  Verified,
  WhyNot,
} from "./types";

export class Refusal extends Error {
  constructor(
    readonly key: string,
    message: string,
    readonly args: Args,
    readonly rule: string,
    readonly reason: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export function refusalOf(data: unknown, status: number): Refusal {
  const d = (data ?? {}) as Partial<ProblemData>;
  return new Refusal(d.error ?? "server-error", d.message ?? "", (d.args ?? {}) as Args, d.rule ?? "", d.reason ?? "", status);
}

const PATIENCE = 60_000; // milliseconds until a line on which nothing comes counts as lost
const IMPATIENCE = 15_000; // for what can be sent again
const UNANSWERED = [0, 502, 504]; // nobody knows whether it arrived

export async function ask<T>(method: string, path: string, body?: unknown, patience = PATIENCE, again = false): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(link(`/api${path}`), {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(patience),
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("no-connection", "no connection", {}, "", "", 0);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const refusal = refusalOf(data, answer.status);
  // A guest who became an account has another cookie: what was on its way with the old one is asked once more.
  if (refusal.key === "bad-cookie" && method === "GET" && !again) return ask(method, path, body, patience, true);
  throw refusal;
}

const get = <T>(path: string): Promise<T> => ask("GET", path);
const post = <T>(path: string, body: unknown): Promise<T> => ask("POST", path, body);
const id = encodeURIComponent;
export const query = (values: Record<string, string | number | undefined>): string => {
  const found = Object.entries(values).filter(([, v]) => v !== undefined && v !== "");
  return found.length === 0 ? "" : `?${found.map(([k, v]) => `${k}=${id(String(v))}`).join("&")}`;
};

/** A name for one attempt; the server does an attempt once, however often it arrives. */
export function attempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/** Sent again under the same name until there is an answer, or nobody waits for it any more. */
async function surely<T>(path: string, body: unknown, waiting: () => boolean): Promise<T> {
  for (let wait = 500; ; wait = Math.min(wait * 1.7, 8000)) {
    try {
      return await ask("POST", path, body, IMPATIENCE);
    } catch (error) {
      if (!(error instanceof Refusal) || !UNANSWERED.includes(error.status) || !waiting()) throw error;
    }
    await new Promise((r) => setTimeout(r, wait));
  }
}

/** A new table. The server commits itself before it hears our words (unless we choose the seed: then there is no secret). */
async function openTable(wish: TableWish): Promise<TableData> {
  const promise = wish.seed === undefined ? await get<Promised>("/promise") : null;
  const seats = wish.seats.map((seat) => (seat.who === "me" ? { ...seat, word: wordOf(seat.word ?? "") } : seat));
  const ticket = promise ? { ticket: promise.ticket } : {};
  const made = await post<TableData>("/tables", { ...wish, ...ticket, seats, request: attempt() });
  const words = seats.flatMap((seat, i) => (seat.word ? [[String(i), seat.word] as const] : []));
  witness({ ...made, deal: { ...made.deal, commitment: promise?.commitment ?? null } }, Object.fromEntries(words));
  return made;
}

async function joinTable(table: string, key: string, name: string, word: string): Promise<TableData> {
  const sent = wordOf(word);
  const asked: JoinAsked = { key, name, word: sent };
  const made = await post<TableData>(`/tables/${id(table)}/join`, asked);
  witness(made, Object.fromEntries(made.me.map((seat) => [String(seat), sent])));
  return made;
}

export const api = {
  me: () => get<Me>("/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  achievements: (game: string) => get<Achievements>(`/me/achievements${query({ game })}`),
  games: () => get<Games>("/games"),
  game: (game: string) => get<GameInfo>(`/games/${id(game)}`),
  rules: (game: string, language: string) => get<Rules>(`/games/${id(game)}/rules${query({ language })}`),
  texts: (game: string, language: string) => get<Texts>(`/games/${id(game)}/texts${query({ language })}`),
  provenance: (game: string) => get<Provenances>(`/games/${id(game)}/provenance`),
  tables: () => get<MyTables>("/tables"),
  lobby: () => get<LobbyData>("/lobby"),
  seek: (wish: SeekWish) => ask<MySeek>("PUT", "/seek", { ...wish, word: wordOf("") }),
  giveUpSeek: () => ask<MySeek>("DELETE", "/seek"),
  closeTable: (table: string) => ask<Closed>("DELETE", `/tables/${id(table)}`),
  sendAway: (table: string, seat: number) => ask<TableData>("DELETE", `/tables/${id(table)}/seats/${seat}`),
  qr: (table: string) => get<QrCode>(`/tables/${id(table)}/qr${query({ origin: location.origin })}`),
  invitations: (table: string) => get<Invitations>(`/tables/${id(table)}/invitations`),
  invite: (table: string, person: string) => post<Invitations>(`/tables/${id(table)}/invitations`, { person }),
  decline: (table: string) => ask<LobbyData>("DELETE", `/tables/${id(table)}/invitations`),
  rematch: (table: string) => post<TableData>(`/tables/${id(table)}/rematch`, {}),
  friends: () => get<Friends>("/friends"),
  bond: (person: string, bond: Bond | null) =>
    bond ? ask<Friends>("PUT", `/friends/${id(person)}`, { bond }) : ask<Friends>("DELETE", `/friends/${id(person)}`),
  open: openTable,
  announcements: () => get<Announcements>("/announcements"),
  table: (table: string) => get<TableData>(`/tables/${id(table)}`),
  join: joinTable,
  fill: (table: string, seat: number, bot: string) => ask<TableData>("PUT", `/tables/${id(table)}/seats/${seat}`, { bot }),
  takeBack: (table: string, seat: number) => ask<TableData>("DELETE", `/tables/${id(table)}/seats/${seat}/bot`),
  order: (table: string, seat: number, kind: string, order: Order) =>
    ask<TableData>("PUT", `/tables/${id(table)}/seats/${seat}/orders/${id(kind)}`, { order }),
  at: (table: string, move: number, seat?: number) => get<Position>(`/tables/${id(table)}/at/${move}${query({ seat })}`),
  story: (table: string, from: number, limit: number, seat?: number) =>
    get<Story>(`/tables/${id(table)}/story${query({ from, limit, seat })}`),
  scores: (table: string, seat?: number, at?: number) => get<Scores>(`/tables/${id(table)}/scores${query({ seat, at })}`),
  why: (table: string, seat: number, words: string) => get<WhyNot>(`/tables/${id(table)}/why${query({ seat, words })}`),
  hint: (table: string, seat?: number, move?: number, answers?: string) =>
    get<Hint>(`/tables/${id(table)}/hint${query({ seat, move, answers })}`),
  verify: (table: string) => get<Verified>(`/tables/${id(table)}/verify`),
  record: (table: string) => get<unknown>(`/tables/${id(table)}/record`),
  openBook: (table: string) => post<TableData>(`/tables/${id(table)}/open-book`, {}),
  lesson: (game: string) => post<TableData>(`/games/${id(game)}/lesson`, {}),
  importRecord: (record: unknown) => post<TableData>("/records", { record }),
  branch: (table: string, move: number, seat: number, bot: string) =>
    post<TableData>(`/tables/${id(table)}/branch`, { move, seat, bot } satisfies BranchAsked),
  move: (table: string, asked: MoveAsked, waiting: () => boolean) => surely<Done>(`/tables/${id(table)}/moves`, asked, waiting),
  undo: (table: string, asked: UndoBody, waiting: () => boolean) => surely<Done>(`/tables/${id(table)}/undo`, asked, waiting),
  chat: (table: string, room?: Room, before?: number) => get<ChatData>(`/tables/${id(table)}/chat${query({ room, before })}`),
  say: (table: string, asked: SayAsked, waiting: () => boolean) => surely<SaidDone>(`/tables/${id(table)}/chat`, asked, waiting),
  mute: (person: string) => ask<Muted>("PUT", `/me/muted/${id(person)}`),
  unmute: (person: string) => ask<Muted>("DELETE", `/me/muted/${id(person)}`),
  report: (table: string, asked: ReportAsked) => post<ReportDone>(`/tables/${id(table)}/reports`, asked),
  standing: () => get<Standing>("/me/standing"),
  confirmWarning: (warning: number) => post<Standing>(`/me/warnings/${warning}`, {}),
  reports: (open: boolean) => get<Reports>(`/moderation/reports${query({ open: String(open) })}`),
  act: (report: number, asked: ActAsked) => post<Acts>(`/moderation/reports/${report}`, asked),
  acts: () => get<Acts>("/moderation/acts"),
  lift: (act: number) => ask<Acts>("DELETE", `/moderation/acts/${act}`),
  resign: (table: string, seat: number) => post<TableData>(`/tables/${id(table)}/resign`, { seat }),
  propose: (table: string, asked: ProposalAsked) => post<TableData>(`/tables/${id(table)}/proposal`, asked),
  answerProposal: (table: string, asked: ProposalAnswer) => post<TableData>(`/tables/${id(table)}/proposal/answer`, asked),
  resume: (table: string) => post<TableData>(`/tables/${id(table)}/resume`, {}),
  tryPlan: (table: string, asked: PlanAsked) => post<PlanTried>(`/tables/${id(table)}/plan/try`, asked),
  leavePlan: (table: string, asked: PlanAsked) => ask<TableData>("PUT", `/tables/${id(table)}/plan`, asked),
  forgetPlan: (table: string, seat: number) => ask<TableData>("DELETE", `/tables/${id(table)}/plan${query({ seat })}`),
  holidays: () => get<MyHolidays>("/me/holidays"),
  takeHoliday: (asked: HolidayAsked) => post<MyHolidays>("/me/holidays", asked),
  endHoliday: (first: number) => ask<MyHolidays>("DELETE", `/me/holidays/${first}`),
  answerUndo: (table: string, asked: UndoAnswer, waiting: () => boolean) =>
    surely<Done>(`/tables/${id(table)}/undo/answer`, asked, waiting),
};
