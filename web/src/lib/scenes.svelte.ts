/** What is celebrated at a table: a scoring beside the board, the end over it. Nothing of it ever stops the game. */
import { calm } from "./prefs.svelte";

const NOWHERE: ReadonlySet<string> = new Set();

export class Scenes {
  /** The move whose scoring is told. */
  scoring = $state<number | null>(null);
  /** The places that score. */
  lit = $state.raw(NOWHERE);
  victory = $state(false);

  close(): void {
    this.scoring = null;
    this.lit = NOWHERE;
  }
}

/** Whoever wants everything at once, or nothing that moves, opens scenes themselves. */
export const byThemselves = (): boolean => !calm();
