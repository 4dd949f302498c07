/**
 * What is done at a table: answers that are sent, undo, orders, plans that are played, seats that are lent. What was done is
 * stored when its answer comes; how the table looks then comes over the live line, sooner or later.
 */
import { tick } from "svelte";
import { api, attempt } from "./api";
import type { Live } from "./live";
import type { Planning } from "./planning.svelte";
import { go, tablePath } from "./route.svelte";
import type { MoveAsked, Offer, Order, SeatWish, TableData } from "./types";

/** What acting needs of its table. */
export interface Acted {
  readonly latest: TableData;
  readonly planning: Planning | null;
  readonly guard: ((offer: Offer) => boolean) | null;
  pending: Offer | null;
  tip: { place: string; pinned: boolean } | null;
  clearChoice(): void;
  complain(error: unknown): void;
  ordered(told: TableData): void;
}

const A_MOMENT = 200; // milliseconds

export class Acting {
  /** Something has been on its way for longer than a moment: buttons show it. */
  waiting = $state(false);
  #sending = $state(false);
  #pause: ReturnType<typeof setTimeout> | undefined;
  #table: Acted;
  #live: Live;
  #last: object = {};
  #playsPlan = false;
  #closed = false;

  constructor(table: Acted, live: Live) {
    this.#table = table;
    this.#live = live;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#pause);
  }

  /** Something is on its way, and nothing else can be sent. */
  get sending(): boolean {
    return this.#sending;
  }

  set sending(now: boolean) {
    this.#sending = now;
    clearTimeout(this.#pause);
    if (now) this.#pause = setTimeout(() => (this.waiting = true), A_MOMENT);
    else this.waiting = false;
  }

  /** The table has moved on. */
  heard(): void {
    this.sending = false;
    if (this.#playsPlan) void tick().then(() => this.playPlan());
  }

  /** What glows and is picked stays as it is until the answer comes: it is mostly there before one sees it go. */
  send(offer: Offer, sure = false): void {
    const on = this.#table;
    if (this.sending) return;
    on.pending = null;
    on.tip = null;
    if (!sure && !on.planning && on.guard?.(offer)) return;
    if (on.planning) {
      void on.planning.step(offer);
      return;
    }
    const { table, line } = on.latest;
    const asked = { seat: offer.seat, action: offer.action, line, request: attempt() };
    void this.#act(this.#move(table, asked));
  }

  /** Over the line where it stands; what was not answered there goes through the door, under the same name. */
  async #move(table: string, asked: MoveAsked): Promise<{ line: number }> {
    return (await this.#live.move(asked)) ?? api.move(table, asked, this.#waiting);
  }

  undo(keep: number, ask = false): void {
    if (this.sending) return;
    this.#table.clearChoice();
    const { table, eyes, line } = this.#table.latest;
    void this.#act(api.undo(table, { seat: eyes, keep, line, request: attempt(), ask }, this.#waiting));
  }

  answerUndo(agree: boolean): void {
    const { table, line, undo } = this.#table.latest;
    if (undo.request) void this.#act(api.answerUndo(table, { agree, keep: undo.request.keep, line }, this.#waiting));
  }

  /** An answer that comes after the next thing was done does not speak for that one. */
  async #act(done: Promise<{ line: number }>): Promise<void> {
    const mine = (this.#last = {});
    this.sending = true;
    try {
      const { line } = await done;
      if (this.#last === mine && this.#table.latest.line >= line) this.sending = false;
    } catch (error) {
      if (this.#last === mine) this.sending = false;
      this.#table.clearChoice();
      this.#table.complain(error);
    }
  }

  #waiting = () => !this.#closed;

  /** How this seat wants to be asked for such reactions from now on. */
  async order(kind: string, order: Order): Promise<void> {
    const { table, eyes, line } = this.#table.latest;
    await this.#ask(async () => {
      const told = await api.order(table, eyes, kind, order);
      const { latest } = this.#table;
      if (latest.eyes === eyes && latest.line === line && told.line === line) this.#table.ordered(told);
    });
  }

  /** Let a bot play a seat for its owner, or (null) its owner again. */
  standIn(seat: number, bot: string | null): Promise<void> {
    const { table } = this.#table.latest;
    return this.#ask(() => (bot === null ? api.takeBack(table, seat) : api.fill(table, seat, bot)));
  }

  /** The same game once more: my seats are mine, bots stay; other people who sat here are asked, and have open seats. */
  playAgain(): Promise<void> {
    const { table, game, mode, options, players, terms, me } = this.#table.latest;
    const others = players.some((p) => p.person !== null && !p.mine);
    const seats = players.map((p): SeatWish => {
      if (p.mine) return { who: "me", name: p.name };
      return p.bot && !p.stand_in ? { who: "bot", bot: p.bot } : { who: "open" };
    });
    return this.#ask(async () => {
      const made = others && me.length > 0 ? api.rematch(table) : api.open({ game, mode, options, seats, terms });
      go(tablePath((await made).table));
    });
  }

  /** Play the steps of the plan, one after the other, until one is not possible or has revealed something. */
  playPlan(): void {
    const { plan, offers } = this.#table.latest;
    const next = plan?.legal ? offers.find((offer) => offer.words === plan.steps[0]?.words) : undefined;
    this.#playsPlan = next !== undefined && !next.reveals;
    if (next) this.send(next, true);
  }

  async forgetPlan(): Promise<void> {
    const { table, plan } = this.#table.latest;
    if (plan) await this.#ask(() => api.forgetPlan(table, plan.seat));
  }

  async #ask(door: () => Promise<unknown>): Promise<void> {
    try {
      await door();
    } catch (error) {
      this.#table.complain(error);
    }
  }
}
