/** The geometry of the chart: where a move and a value lie, and what lies where somebody points. */
import type { Analysis } from "@/lib/types";

export type Shown = "chance" | "points";

export interface Scale {
  wide: number;
  high: number;
  low: number;
  top: number;
  moves: number;
}

/** Chances lie between nothing and all; points between the lowest and the highest, in round numbers. */
export function scaleOf(rows: number[][], shown: Shown, wide: number, high: number): Scale {
  const moves = Math.max(1, rows.length - 1);
  if (shown === "chance") return { wide, high, low: 0, top: 1, moves };
  const all = rows.flat();
  const low = Math.floor(Math.min(0, ...all) / 10) * 10;
  const top = Math.max(low + 10, Math.ceil(Math.max(...all) / 10) * 10);
  return { wide, high, low, top, moves };
}

const tenth = (n: number) => Math.round(n * 10) / 10;
export const x = (scale: Scale, move: number): number => tenth((move / scale.moves) * scale.wide);
export const y = (scale: Scale, value: number): number =>
  tenth(scale.high - ((value - scale.low) / (scale.top - scale.low)) * scale.high);

/** One seat's line through all moves. */
export const curve = (scale: Scale, rows: number[][], seat: number): string =>
  "M" + rows.map((row, move) => `${x(scale, move)} ${y(scale, row[seat] ?? 0)}`).join("L");

/** The move under a pointer that is so far from the left end. */
export const moveAt = (scale: Scale, left: number): number =>
  Math.max(0, Math.min(scale.moves, Math.round((left / Math.max(1, scale.wide)) * scale.moves)));

/** The moves where a new chapter begins, with its number. */
export const chapters = (of: number[]): { move: number; chapter: number }[] =>
  of.flatMap((chapter, move) => (chapter !== of[move - 1] ? [{ move, chapter }] : []));

export interface Key {
  move: number;
  seat: number;
  luck: boolean;
}

/** The key moves in the order they were made. */
export function keys(analysis: Analysis): Key[] {
  const decided = analysis.decisions.filter((one) => one.key).map(({ move, seat }) => ({ move, seat, luck: false }));
  const lucky = analysis.fortunes.map(({ move, seat }) => ({ move, seat, luck: true }));
  return [...decided, ...lucky].sort((a, b) => a.move - b.move);
}

/** Points by source against the winner's: sources that brought anybody anything. */
export function against(bySource: number[][], winner: number): { source: number; points: number[]; gaps: number[] }[] {
  const sources = bySource[0]?.length ?? 0;
  return Array.from({ length: sources }, (_, source) => {
    const points = bySource.map((row) => row[source] ?? 0);
    return { source, points, gaps: points.map((n) => n - (points[winner] ?? 0)) };
  }).filter(({ points }) => points.some((n) => n !== 0));
}
