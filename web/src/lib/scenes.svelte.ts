/** What is celebrated at a table: a scoring beside the board, the end over it. Nothing of it ever stops the game. */
import { calm } from "./prefs.svelte";

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

  /** Tell the scoring of a move, from these points on. */
  tell(move: number, from: number[], last: boolean): void {
    this.scoring = move;
    this.counting = from;
    this.suspense = last;
  }

  close(): void {
    this.scoring = null;
    this.lit = NOWHERE;
    this.counting = null;
    this.suspense = false;
  }
}

/** Whoever wants everything at once, or nothing that moves, opens scenes themselves. */
export const byThemselves = (): boolean => !calm();
