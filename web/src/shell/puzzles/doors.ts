/** What the page asks about puzzles. */
import { ask } from "@/lib/api";
import { go, tablePath } from "@/lib/route.svelte";
import type { PuzzleLine, Puzzles, Solution, TableData } from "@/lib/types";

const id = encodeURIComponent;

export const puzzles = {
  all: () => ask<Puzzles>("GET", "/puzzles"),
  pose: (game: string, puzzle: string) => ask<TableData>("POST", `/puzzles/${id(game)}/${id(puzzle)}`, {}),
  solution: (table: string) => ask<Solution>("POST", `/tables/${id(table)}/solution`, {}),
};

/** To the table that poses it. */
export async function begin(game: string, puzzle: string): Promise<void> {
  go(tablePath((await puzzles.pose(game, puzzle)).table));
}

export type Fared = "new" | "begun" | "shown" | "solved" | "aided";

/** How somebody has fared with a puzzle; "aided": it was solved after the solution had been looked at. */
export function fared({ tries, solved, shown }: PuzzleLine): Fared {
  if (solved) return shown ? "aided" : "solved";
  if (shown) return "shown";
  return tries > 0 ? "begun" : "new";
}
