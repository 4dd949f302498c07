/* eslint-disable svelte/prefer-svelte-reactivity -- these maps are values made anew, not state that is changed */
/** What is said at one table: the lines of the rooms that one may hear, what is unread, and saying something oneself. */
import { api, attempt, Refusal } from "./api";
import { called } from "./seats";
import { play } from "./sounds";
import { t } from "./texts.svelte";
import type { ChatData, ChatLine, ChatClosed, Sentence, Room } from "./types";

export type Line = ChatLine & { room: Room };
type Rooms = Partial<Record<Room, ChatLine[]>>;

const KEY = "tianxia-read"; // how far each table was read here
const TABLES = 100;

export const wordsOf = (line: ChatLine): string => (line.ready ? t(`talk-ready-${line.ready}`) : line.text);

export class Talk {
  rooms = $state.raw<Rooms>({});
  more = $state.raw<Partial<Record<Room, boolean>>>({});
  mine = $state<Room>("players");
  closed = $state<ChatClosed | null>(null);
  until = $state<string | null>(null);
  muted = $state.raw<string[]>([]);
  /** Does somebody look at it now? */
  shown = $state(false);
  /** Somebody has come to write: the field takes the focus as soon as it is there. */
  writing = $state(false);
  #read = $state.raw<Partial<Record<Room, number>>>({});
  #known = false;
  #closed = false;

  constructor(
    readonly table: string,
    /** For screen readers, while the chat itself is not on the page. */
    readonly announce: (text: string) => void = () => {},
  ) {
    this.#read = readUp()[table] ?? {};
  }

  /** All that one hears, oldest first. */
  lines = $derived.by((): Line[] => {
    const all = (["players", "watchers"] as const).flatMap((room) => (this.rooms[room] ?? []).map((line) => ({ ...line, room })));
    return all
      .filter((line) => !line.muted)
      .sort((a, b) => a.at.localeCompare(b.at) || a.room.localeCompare(b.room) || a.n - b.n);
  });

  unread = $derived(this.lines.filter((line) => !line.mine && !line.removed && line.n > (this.#read[line.room] ?? 0)).length);

  /** Those whom one does not hear here, by name. */
  silenced = $derived.by((): [string, string][] => {
    const names = new Map<string, string>();
    for (const lines of Object.values(this.rooms))
      for (const line of lines) if (line.muted) names.set(line.by, called(line.name));
    return [...names];
  });

  close(): void {
    this.#closed = true;
  }

  async fetch(): Promise<void> {
    try {
      this.#take(await api.chat(this.table));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the line comes back, and asks again
    }
  }

  #take(told: ChatData): void {
    const rooms: Rooms = {};
    const beyond: Partial<Record<Room, boolean>> = {};
    for (const { room, lines, more } of told.rooms) {
      const old = this.rooms[room] ?? [];
      const first = lines[0]?.n ?? 0;
      const joins = old.some((line) => line.n === first - 1 || line.n === first); // else there is a gap between them
      rooms[room] = merged(joins ? old : old.filter((line) => line.n >= first), lines);
      beyond[room] = joins && old[0]!.n < first ? (this.more[room] ?? false) : more;
    }
    this.rooms = rooms;
    this.more = beyond;
    this.mine = told.mine;
    this.closed = told.closed;
    this.until = told.until;
    this.muted = told.muted;
    this.#known = true;
  }

  /** What comes over the live line. No lines, or a number left out: some were missed. */
  hear(room: Room, lines: ChatLine[]): void {
    const before = this.rooms[room] ?? [];
    const last = before.at(-1)?.n ?? 0;
    if (lines.length === 0 || (this.#known && lines[0]!.n > last + 1)) void this.fetch();
    this.rooms = { ...this.rooms, [room]: merged(before, lines) };
    for (const line of lines) {
      if (line.n <= last || line.mine || line.muted || line.removed) continue;
      play("chat");
      if (!this.shown) this.announce(t("talk-said", { name: called(line.name), words: wordsOf(line) }));
    }
  }

  async older(): Promise<void> {
    for (const room of Object.keys(this.more) as Room[]) {
      if (!this.more[room]) continue;
      const [told] = (await api.chat(this.table, room, this.rooms[room]?.[0]?.n)).rooms;
      if (!told) continue;
      this.rooms = { ...this.rooms, [room]: merged(this.rooms[room] ?? [], told.lines) };
      this.more = { ...this.more, [room]: told.more };
    }
  }

  async say(what: { text: string } | { ready: Sentence }): Promise<void> {
    try {
      const { room, line } = await api.say(this.table, { ...what, request: attempt() }, () => !this.#closed);
      this.hear(room, [line]);
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) void this.fetch(); // why not is told where one writes
      throw error;
    }
  }

  async mute(person: string, silent: boolean): Promise<void> {
    this.muted = (await (silent ? api.mute(person) : api.unmute(person))).muted;
    const told = await api.chat(this.table);
    this.rooms = {}; // what was not heard before has words now
    this.#take(told);
  }

  /** All that is there was read. */
  read(): void {
    const now = Object.fromEntries(Object.entries(this.rooms).map(([room, lines]) => [room, lines.at(-1)?.n ?? 0]));
    if (JSON.stringify(now) === JSON.stringify(this.#read)) return;
    this.#read = now;
    const { [this.table]: _, ...others } = readUp();
    const kept = Object.fromEntries([...Object.entries(others).slice(1 - TABLES), [this.table, now]]);
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      return; // then it is unread again next time
    }
  }
}

function readUp(): Record<string, Partial<Record<Room, number>>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as never;
  } catch {
    return {};
  }
}

/** Lines by their numbers; the newer word about one counts. */
function merged(old: ChatLine[], news: ChatLine[]): ChatLine[] {
  const all = new Map([...old, ...news].map((line) => [line.n, line]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}
