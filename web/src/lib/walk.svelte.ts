/* eslint-disable svelte/prefer-svelte-reactivity -- the positions kept are not shown from here */
/**
 * The walk through the moves of a game: which position is on the board, how it got there, and how it goes on to
 * the present, one move at a time. A board that follows shows every move of the others before it rests.
 */
import { tick } from "svelte";
import { api } from "./api";
import { glide, measure } from "./glide";
import { keep } from "./keep";
import { calm, pace } from "./prefs.svelte";
import type { Position, Question, TableData, Told } from "./types";

const STEP = 480; // milliseconds per move
const AT_MOST = 40; // moves that are shown one by one
const KEPT = 400; // positions

/** What the walk needs of its table. */
export interface Walked {
  /** What the server said last. */
  data: TableData;
  readonly story: Told[];
  readonly root: HTMLElement | null;
  readonly covered: boolean;
  /** What is told beside the board: it goes on when that is done. */
  readonly rest: Promise<void>;
  clearChoice(): void;
  complain(error: unknown): void;
}

export class Walk {
  /** The move that is on the board; `data.move` is the present. */
  cursor = $state(0);
  /** The position there, unless it is the present one. */
  position = $state.raw<Position | null>(null);
  /** The move that was just carried out before one's eyes: its points float up. */
  fresh = $state(-1);
  /** What was on the board before it. */
  left: { view: unknown; question: Question | null } | null = null;
  /** Does the board follow the game by itself? */
  following = $state(true);
  speed = $state(1);
  #table: Walked;
  #known = new Map<number, Position>();
  #stepping = false;
  #heading: number | null = null;
  #turn = 0; // of the position asked for last: positions may arrive in another order

  constructor(table: Walked) {
    this.#table = table;
    this.cursor = table.data.move;
  }

  get #last(): number {
    return this.#table.data.move;
  }

  /** Show the position after `move` moves and stop there; the present if it is the last one. */
  async goTo(move: number): Promise<void> {
    const to = Math.max(0, Math.min(move, this.#last));
    this.#heading = to;
    this.following = to === this.#last;
    this.#table.clearChoice();
    await this.#show(to);
  }

  /** Some moves back or on, counted from where we are heading: keys may come faster than positions. */
  step(by: number): void {
    void this.goTo((this.#heading ?? this.cursor) + by);
  }

  /** The step that led here, once more. */
  async again(): Promise<void> {
    const to = this.cursor;
    if (to === 0) return;
    await this.goTo(to - 1);
    await new Promise((r) => setTimeout(r, calm() ? 0 : STEP));
    if (this.cursor === to - 1 && this.#heading === null) await this.goTo(to);
  }

  async playFrom(move: number): Promise<void> {
    this.#table.clearChoice();
    this.following = false;
    await this.#show(Math.max(0, Math.min(move, this.#last)));
    this.following = true;
    void this.#follow();
  }

  toggleFollowing(): void {
    this.following = !this.following;
    if (!this.following) this.#turn++; // a position that is on its way comes too late
    void this.#follow();
  }

  skip(): void {
    void this.goTo(this.#last);
  }

  /** Where my previous turn ended: "what happened?" plays from there. Nothing happened: the present move. */
  get sinceMine(): number {
    const { story, data } = this.#table;
    const mine = (told: Told | undefined) => told !== undefined && data.me.includes(told.seat);
    let i = story.length;
    while (i > 0 && mine(story[i - 1])) i--;
    while (i > 0 && !mine(story[i - 1])) i--;
    return story[i]?.move ?? data.move;
  }

  /** The server tells of the moves after the first `from`, and how it looked on the way. True if the board shows the new present at once. */
  arrive(data: TableData, from: number, way: Position[], mine: boolean): boolean {
    const was = this.#table.data;
    const takenBack = from < was.move && data.line !== was.line;
    const otherEyes = data.eyes !== was.eyes; // they see something else in the past, too
    for (const move of [...this.#known.keys()]) if (otherEyes || (takenBack && move > from)) this.#known.delete(move);
    for (const position of way) this.#remember(position);
    if (!this.following) {
      this.#table.data = data;
      if (otherEyes || (takenBack && this.cursor > from)) {
        this.position = null;
        void this.#show(Math.min(this.cursor, data.move));
      }
      return false;
    }
    const steps = data.move - Math.max(Math.min(from, data.move), this.cursor);
    const myOwn = steps <= 1 && was.me.length > 0 && mine;
    const unseen = document.hidden || this.#table.covered;
    if (data.move <= this.cursor || myOwn || unseen || steps > AT_MOST) {
      const before = measure(this.#table.root);
      this.#leave(data.move, this.position ?? was);
      this.#table.data = data;
      this.position = null;
      this.cursor = data.move;
      void tick().then(() => glide(this.#table.root, before));
      return true;
    }
    // Keep what is on the board for the first step.
    const { table, eyes, move, view, question, result } = was;
    const left: Position = { table, eyes, move, moves: move, chapter: 0, view, question, result };
    if (!otherEyes) this.#remember(left);
    if (this.cursor === move) this.position = left;
    this.#table.data = data;
    void this.#follow();
    return false;
  }

  async #fetch(move: number): Promise<Position> {
    const { table, eyes } = this.#table.data;
    const found = await api.at(table, move, eyes >= 0 ? eyes : undefined);
    if (this.#table.data.eyes !== eyes) return this.#known.get(move) ?? this.#fetch(move); // somebody else looks now
    this.#remember(found);
    return found;
  }

  #remember(position: Position): void {
    if (this.#known.size > KEPT) this.#known.clear();
    this.#known.set(position.move, position);
  }

  async #show(move: number): Promise<void> {
    const turn = ++this.#turn;
    let past: Position | null = null;
    if (move !== this.#last) {
      try {
        past = this.#known.get(move) ?? (await this.#fetch(move)); // what is known is shown at once, and nothing before it
      } catch (error) {
        this.#heading = null;
        this.#table.complain(error);
        return;
      }
    }
    if (turn !== this.#turn || (this.#heading !== null && this.#heading !== move) || move > this.#last) return;
    this.#heading = null;
    const before = measure(this.#table.root);
    const there = this.position ?? this.#table.data;
    this.#leave(move, there);
    if (past) past = keep(there, past);
    else this.#table.data = keep(there, this.#table.data);
    this.position = past;
    this.cursor = move;
    await tick();
    glide(this.#table.root, before);
  }

  /** What comes on the board instead of this is the next move, or some other position. */
  #leave(next: number, there: Position | TableData): void {
    this.left = there;
    this.fresh = next === this.cursor + 1 ? this.cursor : -1;
  }

  /** Step towards the present, one move at a time, as fast as `speed` says. */
  async #follow(): Promise<void> {
    if (this.#stepping) return;
    this.#stepping = true;
    const watches = this.#table.data.me.length === 0;
    while (this.following && this.cursor < this.#last) {
      const told = this.#table.story.find((s) => s.move === this.cursor);
      const next = this.cursor + 1;
      await this.#show(next);
      if (this.following && this.cursor < next) {
        this.skip();
        break;
      }
      const quiet = !told || told.events.length === 0;
      const wait = calm() && !watches ? 0 : ((quiet ? STEP * 0.4 : STEP) * pace()) / this.speed;
      await this.#table.rest;
      if (this.cursor < this.#last || watches) await new Promise((r) => setTimeout(r, wait));
    }
    this.#stepping = false;
  }
}
