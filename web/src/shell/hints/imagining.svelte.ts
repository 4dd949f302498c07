/* eslint-disable svelte/prefer-svelte-reactivity -- these sets are values made anew, not state that is changed */
/**
 * How the game may go on after the best answer, or the solution of a puzzle, step by step on the board. Every position is one
 * that a bot has imagined: what this seat does not know is dealt anew in it.
 */
import { tick } from "svelte";
import { clicksOf } from "@/lib/clicks";
import { glide, measure } from "@/lib/glide";
import { moveSentences } from "@/lib/sentences";
import type { Table } from "@/lib/table.svelte";
import { counted, t } from "@/lib/texts.svelte";
import type { HintStep, Question, Told } from "@/lib/types";

interface Position {
  view: HintStep["view"];
  question: Question | null;
}

export class Imagining {
  /** The step that is on the board. */
  at = $state(0);
  readonly steps: HintStep[];
  readonly shown: Position = $derived.by(() => ({ view: this.steps[this.at]!.view, question: this.steps[this.at]!.question }));
  /** Where the answer of this step was given on the board. */
  readonly places: Set<string> = $derived.by(() => this.#placesOf(this.at));
  #table: Table;
  #begin: Position;

  /** What is said over every step, as a text with its number `n` of so many, `of`. */
  readonly title: string;

  /** `begin`: the position before the first step; where nothing is said, the one that is on the board. */
  constructor(table: Table, steps: HintStep[], begin?: Position, title = "hints-imagined") {
    this.#table = table;
    this.title = title;
    this.steps = steps;
    this.#begin = begin ?? table.walk.position ?? table.data;
  }

  show(): void {
    this.#table.clearChoice();
    this.#change(() => (this.#table.imagined = this));
  }

  step(by: number): void {
    const to = Math.max(0, Math.min(this.at + by, this.steps.length - 1));
    if (to !== this.at) this.#change(() => (this.at = to));
  }

  end(): void {
    this.#change(() => this.#table.clearChoice());
  }

  /** What is answered in a step, and what comes of it. */
  told(at: number): { seat: number; answer: string; sentences: string[] } {
    const told = this.steps[at]!.told;
    return { seat: told.seat, answer: this.#label(told, this.#before(at)), sentences: moveSentences(this.#table, told) };
  }

  #change(change: () => void): void {
    const before = measure(this.#table.root);
    change();
    if (this.#table.imagined === this) this.#table.say([this.#spoken()]);
    void tick().then(() => glide(this.#table.root, before));
  }

  #spoken(): string {
    const { seat, answer, sentences } = this.told(this.at);
    const done = sentences.length > 0 ? sentences : [`${this.#table.nameOf(seat)}: ${answer}`];
    return [t(this.title, { n: this.at + 1, of: this.steps.length }), ...done].join(" ");
  }

  #before(at: number): Position {
    return at === 0 ? this.#begin : this.steps[at - 1]!;
  }

  /** Another's answer may be hidden, in the imagined game too. */
  #label({ verb, args }: Told, { view, question }: Position): string {
    if (!verb || !args) return t("hints-hidden");
    const more = this.#table.module.labelArgs?.({ verb, args }, view, question) ?? {};
    return t(`${this.#table.game}-act-${verb}`, { asked: question?.kind ?? "", ...this.#table.inWords(counted(args)), ...more });
  }

  #placesOf(at: number): Set<string> {
    const { view, question } = this.#before(at);
    return new Set(clicksOf(this.steps[at]!.told, this.#table.module, view, question).flat());
  }
}
