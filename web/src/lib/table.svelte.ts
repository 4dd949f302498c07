/* eslint-disable svelte/prefer-svelte-reactivity -- these maps are values made anew, not state that is changed */
/**
 * One table as the page sees it: what the server said last, which places can be clicked, and what the player is
 * about to do. Which position is on the board is the walk's. Nothing here knows a rule.
 */
import { getContext, setContext, tick, untrack } from "svelte";
import { Acting } from "./acting.svelte";
import { api, Refusal } from "./api";
import { witness } from "./deal";
import { places as whereItHappens } from "./foresee";
import { heldBack } from "./heldBack";
import { keep } from "./keep";
import { Live } from "./live";
import type { GameModule } from "./module";
import { parts } from "./parts.svelte";
import { Planning } from "./planning.svelte";
import { prefs } from "./prefs.svelte";
import { Scenes } from "./scenes.svelte";
import { namesOf, plainName } from "./seats";
import { asking, moveSentences } from "./sentences";
import { play, soundOf } from "./sounds";
import { Talk } from "./talk.svelte";
import { comesLater } from "./steps";
import { meantByLesson } from "./taught";
import { counted, firstText, has, t } from "./texts.svelte";
import type { Args, Away, GameInfo, News, Offer, Provenance, TableData, Told } from "./types";
import { Walk } from "./walk.svelte";
import type { Imagining } from "@/shell/hints/imagining.svelte";

export interface Notice {
  id: number;
  text: string;
  rule: string;
  kind: "no" | "info";
  button?: { label: string; act: () => void } | undefined;
}

const NONE: Offer[] = [];
const NOWHERE = new Set<string>();
const MOST_SPOKEN = 400;
const A_MOMENT = 300; // milliseconds
const NOTHING = { place: null, offer: null };

export class Table {
  /** What the server said last, as a whole. */
  data = $state.raw<TableData>(null as never);
  /** The same for everybody who looks only at some of it. */
  readonly latest: TableData;
  /** What is on the board: the present table, or a past position without anything to do. */
  readonly shown: TableData;
  /** Which position is on the board: any past one, or the present. */
  readonly walk: Walk;
  story = $state.raw<Told[]>([]);
  picked = $state.raw<string[]>([]);
  /** An answer that waits for a second "yes": afterwards it cannot be taken back, or the turn is over (heldBack.ts). */
  pending = $state.raw<Offer | null>(null);
  /** A place that was clicked and has several answers. */
  choosing = $state.raw<{ place: string; offers: Offer[] } | null>(null);
  /** Place or offer under the mouse: shown on the board and in the list alike. */
  pointed = $state.raw<{ place: string | null; offer: Offer | null }>(NOTHING);
  tip = $state.raw<{ place: string; pinned: boolean } | null>(null);
  rule = $state<string | null>(null);
  connection = $state<"on" | "lost" | "gone">("on");
  thinking = $state<number[]>([]);
  /** When the table stops waiting for this player's reaction (as `Date.now()` counts); null: it waits. */
  passesAt = $state<number | null>(null);
  /** The seats whose people have this table open now (null: not heard yet), since when the others have gone, and how many look on. */
  here = $state.raw<{ seats: number[] | null; watchers: number; away: Away[] }>({ seats: null, watchers: 0, away: [] });
  /** What is said here. */
  readonly talk: Talk;
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  ahead = $state(0);
  /** Component data by name, with where they come from (P, E, R). */
  provenance = $state.raw<Provenance[]>([]);
  /** Component data that are reconstructed, by name: all of it, or only in part. */
  rebuilt = $derived(
    new Map(this.provenance.flatMap((p) => (p.provenance.includes("R") ? [[p.table, p.provenance === "R"] as const] : []))),
  );
  notices = $state<Notice[]>([]);
  /** What a screen reader is told, the newest last. Nothing is taken out before it was heard: there is always room for many. */
  spoken = $state.raw<{ id: number; text: string }[]>([]);
  covered = $state(false);
  /** What is done here: answers sent, undo, orders. */
  readonly acting: Acting;
  /** What is celebrated: a scoring, the end. */
  readonly scenes = new Scenes();
  /** One's next turn on a private copy, while one plans it. */
  planning = $state.raw<Planning | null>(null);
  /** A line that a hint expects, while it is stepped through. */
  imagined = $state.raw<Imagining | null>(null);
  /** Looks at an answer before it is sent; true: it sees to the rest. */
  guard: ((offer: Offer) => boolean) | null = null;
  /** The place that holds the board's one tab stop. */
  stop = $state("");
  root: HTMLElement | null = null;
  #live: Live;
  #count = 0;
  #onward = "";
  #thinkers: number[] = [];
  #pause = 0;

  constructor(
    first: TableData,
    readonly module: GameModule,
    readonly info: GameInfo,
  ) {
    this.data = first;
    this.latest = parts(() => this.data);
    witness(first);
    this.walk = new Walk(this);
    this.shown = parts(() => this.#shown);
    this.#clock(first);
    this.covered = first.me.length > 1 && first.status === "playing" && !module.open;
    void api.provenance(first.game).then(
      (found) => (this.provenance = found.data),
      () => null,
    );
    this.talk = new Talk(first.table, (text) => this.say([text]));
    this.#live = new Live(first.table, {
      table: (news) => this.#heard(news),
      error: (refusal) => this.complain(refusal),
      thinking: (seats) => this.#think(seats),
      here: ({ seats, watchers, away, now }) => {
        this.here = { seats, watchers, away };
        this.ahead = Date.parse(now) - Date.now();
      },
      chat: (room, lines) => this.talk.hear(room, lines),
      connection: (state) => {
        this.connection = state;
        if (state === "on") void this.talk.fetch();
      },
    });
    this.acting = new Acting(this, this.#live);
  }

  close(): void {
    clearTimeout(this.#pause);
    this.acting.close();
    this.#live.close();
    this.talk.close();
  }

  get game(): string {
    return this.latest.game;
  }

  #onBoard = $derived.by((): TableData => {
    const copy = this.planning?.tried;
    if (copy) return { ...this.data, view: copy.view, question: copy.question, offers: copy.offers, eyes: copy.seat };
    if (this.imagined) return { ...this.data, ...this.imagined.shown, offers: NONE, result: null };
    const past = this.present ? null : this.walk.position;
    if (!past) return this.data;
    return { ...this.data, view: past.view, question: past.question, offers: NONE, result: past.result, move: past.move };
  });

  #viewKeys = $derived(Object.keys(this.#onBoard.view as object).join());
  #view = $derived.by(() => {
    void this.#viewKeys;
    return untrack(() => parts(() => this.#onBoard.view as object));
  });
  #shown = $derived({ ...this.#onBoard, view: this.#view });

  present = $derived.by(() => this.planning?.tried != null || (this.walk.cursor === this.latest.move && this.imagined === null));

  /** Am I asked something now, on the board as shown? */
  asked = $derived.by(() => this.present && this.shown.offers.length > 0 && !this.covered);

  /** By which clicks each offer is chosen. */
  #paths = $derived.by((): Map<Offer, string[][]> => {
    const { view, question, offers } = this.shown;
    const paths = (offer: Offer): string[][] =>
      question
        ? meantByLesson(this.latest.lesson, this.module.paths(offer, view, question), (place) =>
            this.module.onward?.(offer, place),
          )
        : [];
    return new Map(question ? offers.map((offer) => [offer, paths(offer)]) : []);
  });

  #pathsOf = (offer: Offer): string[][] => this.#paths.get(offer) ?? [];

  #before = new Map<string, Offer[]>();
  /** Which place leads to which offers, given what is picked already. A place that leads to the same as before keeps its list: nothing of it is
   * worked out anew. */
  places = $derived.by((): Map<string, Offer[]> => {
    const found = new Map<string, Offer[]>();
    const before = this.#before;
    this.#before = found;
    if (!this.asked) return found;
    for (const [offer, paths] of this.#paths) {
      for (const path of paths) {
        if (path.length <= this.picked.length || !this.picked.every((p, i) => path[i] === p)) continue;
        const next = path[this.picked.length]!;
        const list = found.get(next);
        if (!list) found.set(next, [offer]);
        else if (!list.includes(offer)) list.push(offer);
      }
    }
    for (const [place, offers] of found) {
      const old = before.get(place);
      if (old?.length === offers.length && old.every((offer, i) => offer === offers[i])) found.set(place, old);
    }
    return found;
  });

  #leads(offer: Offer, way: string[]): boolean {
    return this.#pathsOf(offer).some((path) => path.length === way.length && path.every((p, i) => p === way[i]));
  }

  /** Does a click on this place already say what one does? */
  ends(place: string): boolean {
    const way = [...this.picked, place];
    return (this.places.get(place) ?? NONE).some((offer) => this.#leads(offer, way));
  }

  /** Where nothing can be clicked, the board can still be walked. */
  firstStop = $derived(
    this.places.has(this.stop) || this.places.size === 0 ? this.stop : (this.places.keys().next().value ?? ""),
  );

  /** The offers that are still possible after what is picked. */
  possible = $derived.by((): Offer[] => {
    const { question, offers } = this.shown;
    if (!question || this.picked.length === 0) return offers;
    return offers.filter((o) => this.#pathsOf(o).some((path) => this.picked.every((p, i) => path[i] === p)));
  });

  /** Places of the offer whose button is under the mouse. */
  lit = $derived.by((): Set<string> => {
    const offer = this.pointed.offer;
    if (this.imagined) return this.imagined.places;
    return offer ? new Set(this.#pathsOf(offer).flat()) : NOWHERE;
  });

  /** The one answer that what is under the pointer, in focus or about to be confirmed would give. */
  foreseen = $derived.by((): Offer | null => {
    const { place, offer } = this.pointed;
    const at = place ?? this.tip?.place;
    const offers = at === undefined ? NONE : (this.places.get(at) ?? NONE);
    return this.pending ?? offer ?? (offers.length === 1 ? offers[0]! : null);
  });

  /** Where that would happen. */
  touched = $derived.by((): Set<string> => {
    const found = this.foreseen ? whereItHappens(this, this.foreseen) : [];
    return found.length > 0 ? new Set(found) : NOWHERE;
  });

  /** Nothing but what a place is not there for can be done there. */
  faint(place: string): boolean {
    const { faint } = this.module;
    const { question } = this.shown;
    const offers = this.places.get(place);
    return faint !== undefined && question !== null && offers !== undefined && offers.every((offer) => faint(offer, question));
  }

  /** The name to show; bots (and people) of the same name are numbered. */
  nameOf(seat: number): string {
    return this.#names[seat] ?? this.#plainName(seat);
  }

  #names = $derived.by((): string[] => namesOf(this.latest.players));

  #plainName(seat: number): string {
    const player = this.latest.players.find((p) => p.seat === seat);
    if (player) return plainName(player);
    const extra = this.module.automata?.(this.shown.view)[seat - this.latest.seats];
    return extra ? t(extra) : "";
  }

  get rest(): Promise<void> {
    return this.scenes.rest;
  }

  /** Points as the counters show them: those on the board, or as far as a scoring is told. */
  get points(): number[] {
    return this.scenes.counting ?? this.module.points(this.shown.view);
  }

  /** All players that have a column: seats, then automata. */
  get columns(): number[] {
    return this.module.points(this.shown.view).map((_, i) => i);
  }

  label(offer: { verb: string; args: Record<string, string> }): string {
    const { view, question } = this.shown;
    const more = this.module.labelArgs?.(offer, view, question) ?? {};
    return t(`${this.game}-act-${offer.verb}`, { asked: question?.kind ?? "", ...this.inWords(counted(offer.args)), ...more });
  }

  /** The same at its own place, which needs no name there: "Place a guard here"; with what the click goes on to. */
  labelHere(offer: Offer, place: string): string {
    const goesOn = this.module.onward?.(offer, place);
    const id = `${this.game}-ui-${goesOn ? "onward" : "here"}-${offer.verb}`;
    if (!has(id)) return this.label(offer);
    const { view, question } = this.shown;
    const more = this.module.labelArgs?.(offer, view, question) ?? {};
    return t(id, { ...question?.about, ...this.inWords(counted(offer.args)), ...more });
  }

  /** Values of a text as the game calls them: cells in words, counts with names. */
  inWords(args: Args): Args {
    return { ...args, ...this.module.inWords?.(args, (seat) => this.nameOf(seat)) };
  }

  warningText(warning: { key: string; args: Args }): string {
    return t(`${this.game}-mind-${warning.key}`, this.inWords(warning.args));
  }

  notice(text: string, rule = "", kind: Notice["kind"] = "no", time = 7000, button?: Notice["button"]): void {
    const id = ++this.#count;
    // a newer one takes the place of those before, unless they offer something
    this.notices = [...this.notices.filter((one) => one.button).slice(-2), { id, text, rule, kind, button }];
    this.say([text]);
    setTimeout(() => this.forget(id), time);
  }

  /** To who listens. */
  say(sentences: string[]): void {
    if (sentences.length === 0) return;
    const lines = sentences.map((text) => ({ id: ++this.#count, text }));
    this.spoken = [...this.spoken, ...lines].slice(-MOST_SPOKEN);
  }

  forget(notice: number): void {
    this.notices = this.notices.filter((n) => n.id !== notice);
  }

  // ---- choosing ----

  click(place: string): void {
    this.tip = null;
    const offers = this.places.get(place);
    if (!offers) {
      const at = this.picked.indexOf(place);
      if (at >= 0) this.picked = this.picked.slice(0, at);
      else void this.whyNot(place);
      return;
    }
    if (this.acting.sending) return;
    const way = [...this.picked, place];
    const complete = offers.filter((offer) => this.#leads(offer, way));
    if (complete.length === 1 && offers.length === 1) {
      this.#onward = this.module.onward?.(complete[0]!, place) ? place : "";
      this.choose(complete[0]!);
    } else if (complete.length > 0) this.choosing = { place, offers };
    else this.picked = way;
  }

  choose(offer: Offer): void {
    if (this.acting.sending) return;
    this.choosing = null;
    this.tip = null;
    if (heldBack(offer, prefs.confirm) && !this.planning) this.pending = offer;
    else this.acting.send(offer);
  }

  /** A person who plays here themselves and does not have the table open. */
  away(seat: number): boolean {
    const player = this.latest.players.find((p) => p.seat === seat);
    const person = player !== undefined && player.bot === null && !player.open && !player.mine;
    return person && this.here.seats !== null && !this.here.seats.includes(seat);
  }

  /** Is there anybody to talk to? */
  get talks(): boolean {
    const { terms, players, me } = this.latest;
    const others = me.length === 0 || players.some((p) => p.person !== null && !p.mine) || this.here.watchers > 0;
    return terms.chat !== false && (others || this.talk.lines.length > 0);
  }

  /** A seat that its owner cannot take back: it has resigned, or its time ran out for a second time. */
  gone(seat: number): boolean {
    const { clocks, resigned } = this.latest.time;
    return resigned.includes(seat) || clocks.some((clock) => clock.seat === seat && clock.out && clock.back);
  }

  // ---- planning ----

  async beginPlanning(words: string[]): Promise<void> {
    const { me, eyes } = this.latest;
    const seat = me.includes(eyes) ? eyes : me[0];
    if (seat === undefined) return;
    this.clearChoice();
    const planning = new Planning(this, seat);
    if (await planning.begin(words)) this.planning = planning;
  }

  leavePlanning(): void {
    this.clearChoice();
    this.planning = null;
    this.walk.skip();
  }

  /** The orders of this seat are others now. */
  ordered(told: TableData): void {
    this.data = { ...this.data, orders: told.orders };
    this.#clock(told);
  }

  #clock(data: TableData): void {
    const left = data.orders?.passes_in ?? null;
    this.passesAt = left === null ? null : Date.now() + left * 1000;
  }

  look(seat: number | null): void {
    this.#live.look(seat);
  }

  /** Escape: one step back in choosing. */
  stepBack(): void {
    if (this.imagined) this.imagined = null;
    else if (this.choosing) this.choosing = null;
    else if (this.pending) this.pending = null;
    else if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else this.tip = null;
  }

  /** Why a place cannot be clicked, after what is picked; null: nothing forbids it alone. */
  async reason(place: string, picked = this.picked): Promise<{ text: string; rule: string } | null> {
    const { view, question, eyes } = this.shown;
    if (this.#keptByLesson(place)) return { text: t("no-lesson"), rule: "" };
    const mayAsk = this.present && eyes >= 0 && this.latest.status === "playing" && !this.planning;
    if (this.asked && comesLater([...this.#paths.values()].flat(), picked, place)) return { text: t("reason-first"), rule: "" };
    const meant = mayAsk ? this.module.attempt(place, view, question, picked) : null;
    if (meant === null) return null;
    if (typeof meant !== "string") return { text: t(meant.text, this.inWords(meant.args ?? {})), rule: meant.rule };
    const answer = await api.why(this.latest.table, eyes, meant);
    return answer.legal ? null : { text: this.refusalText(answer.key ?? "", answer.args ?? {}), rule: answer.rule ?? "" };
  }

  /** It could be clicked if the lesson did not mean another place. */
  #keptByLesson(place: string): boolean {
    const { view, question, offers } = this.shown;
    if (!this.asked || !question || !this.latest.lesson?.asks) return false;
    const leadsTo = (paths: string[][]): boolean => paths.some((path) => path.at(-1) === place);
    return offers.some((offer) => leadsTo(this.module.paths(offer, view, question)) && !leadsTo(this.#pathsOf(offer)));
  }

  /** Says why a place cannot be clicked; where nothing forbids it alone, what it is. */
  async whyNot(place: string, picked = this.picked): Promise<void> {
    if (!this.present) {
      this.notice(t("no-past"));
      return;
    }
    try {
      const no = await this.reason(place, picked);
      if (no) this.notice(no.text, no.rule);
      else this.#explain(place);
    } catch (error) {
      this.complain(error);
    }
  }

  /** What a place is. */
  #explain(place: string): void {
    const told = this.module.tell(place, this.shown.view, this.shown.question);
    if (told) this.notice(told.text ? `${told.title}: ${told.text}` : told.title, told.rule ?? "", "info");
  }

  refusalText(key: string, args: Record<string, never> | object): string {
    return firstText([`${this.game}-no-${key}`, `no-${key}`, "no-not-possible"], this.inWords(args as Args));
  }

  // ---- hearing ----

  #heard({ table: told, story: { from, moves }, positions }: News): void {
    const was = this.data;
    const data = keep(was, told);
    const otherEyes = was.eyes !== data.eyes;
    const news = otherEyes ? moves.filter((m) => m.move >= was.move) : moves;
    const silent = (m: Told) => m.seat === was.eyes && m.words === was.question?.silence;
    if (this.passesAt !== null && Date.now() > this.passesAt - 3000 && !this.acting.sending && news.some(silent))
      this.notice(t("order-passed"), "", "info");
    this.#clock(data);
    for (const { seat, out } of data.time.clocks)
      if (out && !was.time.clocks.find((clock) => clock.seat === seat)?.out)
        this.notice(t("clocks-out-player", { player: this.nameOf(seat) }), "", "info");
    const mine = was.me.length > 0 && news.some((m) => data.me.includes(m.seat) && m.by === "person");
    const first = this.story.length === 0;
    this.story = otherEyes ? moves : [...this.story.filter((s) => s.move < from), ...moves];
    if (otherEyes && data.me.length > 1 && data.eyes >= 0 && was.eyes >= 0 && !this.module.open) this.covered = true;
    if (!data.question || !data.question.seats.some((s) => !data.players[s]?.bot))
      this.#think(this.#thinkers.filter((s) => data.question?.seats.includes(s)));
    if (data.line !== was.line) {
      this.acting.heard();
      if (!this.planning) this.clearChoice();
    }
    this.say(first ? asking(data) : [...news.flatMap((told) => moveSentences(this, told)), ...asking(data)]);
    const sound = first ? null : soundOf(was, data, news);
    if (sound !== "over") play(sound); // the end is heard when it is celebrated
    if (was.status !== data.status) void this.talk.fetch(); // at the end everybody hears everybody
    if (this.walk.arrive(data, from, positions, mine)) void tick().then(() => this.#goOnward());
    if (first || otherEyes) void this.#readUp().catch((error) => this.complain(error));
    if (this.planning && data.status !== "playing") this.leavePlanning();
    else if (this.planning && data.line !== was.line) void this.planning.again();
  }

  /** Who thinks for a moment only is not seen to think. */
  #think(seats: number[]): void {
    this.#thinkers = seats;
    clearTimeout(this.#pause);
    if (seats.length > 0) this.#pause = window.setTimeout(() => (this.thinking = seats), A_MOMENT);
    else if (this.thinking.length > 0) this.thinking = [];
  }

  /** The newest moves come by themselves; what was before them, as these eyes know it, is asked for. */
  async #readUp(): Promise<void> {
    const { table, eyes } = this.latest;
    const begin = () => this.story[0]?.move ?? this.latest.move;
    const read: Told[] = [];
    while (read.length < begin()) {
      const got = await api.story(table, read.length, 500, eyes);
      if (got.story.length === 0 || this.latest.eyes !== eyes) return;
      read.push(...got.story);
    }
    this.story = [...read.filter((told) => told.move < begin()), ...this.story];
  }

  /** The answer just given was a step of several to one place: go on to it. */
  #goOnward(): void {
    const place = this.#onward;
    this.#onward = "";
    if (place && this.places.has(place)) this.click(place);
    else if (place && this.asked) void this.whyNot(place);
  }

  complain(error: unknown): void {
    if (error instanceof Refusal) {
      if (error.reason) this.notice(this.refusalText(error.reason, error.args), error.rule);
      else this.notice(firstText([`error-${error.key}`, "error-server-error"], error.args));
    } else throw error;
  }

  clearChoice(): void {
    if (this.picked.length > 0) this.picked = [];
    this.imagined = null;
    this.pending = null;
    this.choosing = null;
    this.tip = null;
    this.pointed = NOTHING;
  }
}

export const giveTable = (table: Table): Table => setContext("table", table);
export const useTable = (): Table => getContext<Table>("table");
