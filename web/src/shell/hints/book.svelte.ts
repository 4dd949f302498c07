/**
 * The hint of the question that is on the board, for whoever wants it: the panel that shows it, and the check before an answer.
 * The server thinks about one question of a guest at a time; what is no longer wanted when its turn comes is not asked.
 */
import type { Table } from "@/lib/table.svelte";
import type { Hint } from "@/lib/types";

type Fetch = () => Promise<Hint>;

export class HintBook {
  hint = $state.raw<Hint | null>(null);
  /** Which question the hint, or the one on its way, is about. */
  about = $state("");
  busy = $state(false);
  #coming: Promise<Hint | null> = Promise.resolve(null);
  #last: Promise<unknown> = Promise.resolve();

  /** The hint about this question; null: another one was asked before its turn came. */
  ask(about: string, fetch: Fetch): Promise<Hint | null> {
    if (about === this.about) return this.#coming;
    this.about = about;
    this.hint = null;
    this.busy = true;
    this.#coming = this.#fetch(about, fetch);
    return this.#coming;
  }

  async #fetch(about: string, fetch: Fetch): Promise<Hint | null> {
    try {
      const found = await this.inTurn(() => (this.about === about ? fetch() : Promise.resolve(null)));
      if (this.about === about) this.hint = found;
      return found;
    } catch (error) {
      if (this.about === about) this.about = ""; // it may be asked again
      throw error;
    } finally {
      if (this.about === about || this.about === "") this.busy = false;
    }
  }

  /** After what is being asked now. */
  async inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const before = this.#last;
    let done = () => {};
    this.#last = new Promise<void>((end) => (done = end));
    await before;
    try {
      return await ask();
    } finally {
      done();
    }
  }
}

const books = new WeakMap<Table, HintBook>();

export function bookOf(table: Table): HintBook {
  const known = books.get(table) ?? new HintBook();
  books.set(table, known);
  return known;
}

/** The question on the board, by name: the same position may come again after an undo, with another line. */
export const questionOf = (table: Table, seat: number | undefined): string =>
  `${seat}:${table.walk.cursor === table.latest.move ? `line ${table.latest.line}` : `move ${table.walk.cursor}`}`;
