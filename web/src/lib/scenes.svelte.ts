/** What is celebrated at a table: a fight, a scoring beside the board, the end over it. The board waits for it, the game never does. */
import { calm } from "./prefs.svelte";

const AT_MOST = 20_000; // milliseconds that the walk through the moves rests for a scene

const NOWHERE: ReadonlySet<string> = new Set();

export class Scenes {
  /** The move whose scoring is told. */
  scoring = $state<number | null>(null);
  /** The places that score. */
  lit = $state.raw(NOWHERE);
  /** What the counters of the players show while a scoring is told. */
  counting = $state.raw<number[] | null>(null);
  /** The last scoring is being told: who wins is not said before it is. */
  suspense = $state(false);
  victory = $state(false);
  /** A board that follows the game goes on then: first what is told has been told. */
  rest: Promise<void> = Promise.resolve();
  #goOn = () => {};

  /** Tell the scoring of a move, from these points on. */
  tell(move: number, from: number[], last: boolean): void {
    this.scoring = move;
    this.counting = from;
    this.suspense = last;
    this.hold(AT_MOST);
  }

  /** All lines are told: the game goes on while they can still be read. */
  told(): void {
    this.counting = null;
    this.#goOn();
  }

  hold(time: number): void {
    this.#goOn();
    this.rest = new Promise((goOn) => {
      this.#goOn = goOn;
      setTimeout(goOn, time);
    });
  }

  close(): void {
    this.scoring = null;
    this.lit = NOWHERE;
    this.suspense = false;
    this.told();
  }
}

/** Whoever wants everything at once, or nothing that moves, opens scenes themselves. */
export const byThemselves = (): boolean => !calm();
