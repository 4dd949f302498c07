import { expect, test } from "vitest";
import { around, selectorOf, widestGap, within } from "./pointing";

test("places are found by their name, everything else by its selector", () => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  expect(selectorOf("track:V:1")).toBe('[data-place="track:V:1"]');
  expect(selectorOf("#part-rounds")).toBe("#part-rounds");
  expect(selectorOf(".own .weapons")).toBe(".own .weapons");
});

test("one ring goes around all that an entry names", () => {
  const one = { left: 10, top: 20, width: 30, height: 10 };
  const other = { left: 60, top: 0, width: 10, height: 10 };
  expect(around([one, other], 2)).toEqual({ left: 8, top: -2, width: 64, height: 34 });
  expect(around([])).toBeNull();
});

test("the widest gap is what the card and the question leave of the screen", () => {
  const box = (top: number, height: number) => ({ left: 0, top, width: 9, height });
  expect(widestGap([box(700, 144), box(4, 100)], 844)).toEqual([104, 700]);
  expect(widestGap([box(0, 300)], 844)).toEqual([300, 844]);
  expect(widestGap([], 844)).toEqual([0, 844]);
});

test("what has scrolled out of the own area has no ring, what has half is ringed by half", () => {
  const own = { left: 0, top: 100, width: 100, height: 50 };
  expect(within({ left: 10, top: 140, width: 20, height: 20 }, own)).toEqual({ left: 10, top: 140, width: 20, height: 10 });
  expect(within({ left: 10, top: 160, width: 20, height: 20 }, own)).toBeNull();
});
