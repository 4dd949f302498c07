import type { PuzzleLine } from "@/lib/types";

export type Fared = "new" | "begun" | "shown" | "solved" | "aided";

/** How somebody has fared with a puzzle; "aided": it was solved after the solution had been looked at. */
export function fared({ tries, solved, shown }: PuzzleLine): Fared {
  if (solved) return shown ? "aided" : "solved";
  if (shown) return "shown";
  return tries > 0 ? "begun" : "new";
}
