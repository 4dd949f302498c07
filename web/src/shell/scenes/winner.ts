/** Whose points are looked at when the game is over, and where they came from. */
import type { Result } from "@/lib/types";

/** The first of those who won; where nobody did, who has most points. */
export function winnerOf({ places, totals }: Result): number {
  const first = places.indexOf(1);
  return first >= 0 ? first : totals.indexOf(Math.max(...totals));
}

/** What brought points, most first; losses are no part of a whole. */
export const shares = (result: Result, seat: number, sources: string[]): { i: number; source: string; points: number }[] =>
  sources
    .map((source, i) => ({ i, source, points: result.points[seat]?.[i] ?? 0 }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
