import { expect, test } from "vitest";
import { against, chapters, curve, keys, moveAt, scaleOf, x, y } from "./curve";
import type { Analysis } from "@/lib/types";

const rows = [
  [0.5, 0.5],
  [0.25, 0.75],
  [0, 1],
];

test("chances fill the height, from nothing to all", () => {
  const scale = scaleOf(rows, "chance", 200, 100);
  expect([y(scale, 0), y(scale, 1), x(scale, 2)]).toEqual([100, 0, 200]);
  expect(curve(scale, rows, 1)).toBe("M0 50L100 25L200 0");
});

test("points lie between round numbers, also where somebody has less than nothing", () => {
  const scale = scaleOf([[-3, 41]], "points", 10, 10);
  expect([scale.low, scale.top, scale.moves]).toEqual([-10, 50, 1]);
});

test("who points beside the chart means its ends", () => {
  const scale = scaleOf(rows, "chance", 200, 100);
  expect([-20, 0, 90, 151, 500].map((left) => moveAt(scale, left))).toEqual([0, 0, 1, 2, 2]);
});

test("a chapter begins where its number changes", () => {
  expect(chapters([1, 1, 2, 2, 3])).toEqual([
    { move: 0, chapter: 1 },
    { move: 2, chapter: 2 },
    { move: 4, chapter: 3 },
  ]);
});

test("key decisions and luck are told in the order of the game", () => {
  const found = {
    decisions: [
      { move: 9, seat: 1, key: true },
      { move: 2, seat: 0, key: false },
    ],
    fortunes: [{ move: 4, seat: 0 }],
  } as Analysis;
  expect(keys(found)).toEqual([
    { move: 4, seat: 0, luck: true },
    { move: 9, seat: 1, luck: false },
  ]);
});

test("sources that brought nothing are left out; the others are held against the winner", () => {
  const found = against(
    [
      [10, 0, 3],
      [4, 0, 8],
    ],
    1,
  );
  expect(found).toEqual([
    { source: 0, points: [10, 4], gaps: [6, 0] },
    { source: 2, points: [3, 8], gaps: [-5, 0] },
  ]);
});
