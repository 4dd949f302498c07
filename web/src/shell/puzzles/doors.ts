/** What the page asks about puzzles. */
import { ask } from "@/lib/api";
import { go, tablePath } from "@/lib/route.svelte";
import type { Puzzles, Solution, TableData } from "@/lib/types";

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
