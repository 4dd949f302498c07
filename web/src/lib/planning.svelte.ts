/**
 * Planning: one's next turn on a private copy. The steps so far are sent, and the copy after them comes back; nothing here
 * touches the table itself. What is not possible any more when the table has moved on is cut off.
 */
import { api, Refusal } from "./api";
import { t } from "./texts.svelte";
import type { Offer, PlanTried } from "./types";

/** What planning needs of its table. */
export interface Planned {
  readonly latest: { table: string; line: number; me: number[] };
  label(offer: { verb: string; args: Record<string, string> }): string;
  complain(error: unknown): void;
  notice(text: string, rule?: string, kind?: "no" | "info"): void;
  clearChoice(): void;
  leavePlanning(): void;
}

export class Planning {
  steps = $state.raw<{ words: string; label: string }[]>([]);
  tried = $state.raw<PlanTried | null>(null);
  busy = $state(false);
  readonly guessed = $derived(this.tried?.guessed ?? 0);
  /** The turn is over on the copy: nothing more can be planned. */
  readonly over = $derived(this.tried !== null && this.tried.offers.length === 0);
  #table: Planned;

  constructor(
    table: Planned,
    readonly seat: number,
  ) {
    this.#table = table;
  }

  /** Begin, with steps that were planned before. */
  async begin(words: string[]): Promise<boolean> {
    if (!(await this.#try([]))) return false;
    for (const text of words) {
      const offer = this.tried?.offers.find((one) => one.words === text);
      if (!offer || !(await this.step(offer))) break;
    }
    return true;
  }

  async step(offer: Offer): Promise<boolean> {
    if (this.busy) return false;
    return this.#try([...this.steps, { words: offer.words, label: this.#table.label(offer) }]);
  }

  back(): void {
    void this.#try(this.steps.slice(0, -1));
  }

  /** The table has moved on: the same steps on a new copy, as far as they go. */
  async again(): Promise<void> {
    const before = this.steps;
    if (await this.#try(before, false)) return;
    if (await this.#try([])) this.#table.notice(t("clocks-plan-moved-on"), "", "info");
    else this.#table.leavePlanning();
  }

  async save(): Promise<void> {
    try {
      await api.leavePlan(this.#table.latest.table, { seat: this.seat, words: this.steps.map((step) => step.words) });
      this.#table.leavePlanning();
      this.#table.notice(t("clocks-plan-saved"), "", "info");
    } catch (error) {
      this.#table.complain(error);
    }
  }

  async #try(steps: { words: string; label: string }[], loud = true): Promise<boolean> {
    this.busy = true;
    try {
      this.tried = await api.tryPlan(this.#table.latest.table, { seat: this.seat, words: steps.map((step) => step.words) });
      this.steps = steps;
      this.#table.clearChoice();
      return true;
    } catch (error) {
      if (loud || !(error instanceof Refusal)) this.#table.complain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
