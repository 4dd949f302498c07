import { expect, test, vi } from "vitest";
import type { Hint, HintOption, HintPart } from "@/lib/types";

vi.mock("@/lib/prefs.svelte", () => ({ prefs: { language: "cs" } }));
vi.mock("@/lib/texts.svelte", () => ({ t: (id: string) => id, firstText: ([id]: string[]) => id }));
const { about, chanceOf, difference, largest, lineName } = await import("./reasons");

const part = (source: string, points: number): HintPart => ({ part: "source", source, points });

test("the largest parts are told, the rest as one, and nothing is lost", () => {
  const parts = [part("a", 0.1), part("b", -6), part("c", 3), part("d", 0.2), part("e", 0.1), part("f", -0.1), part("g", 2.5)];
  const told = largest(parts);
  expect(told.map((line) => line.part + line.source)).toEqual(["sourceb", "sourcec", "sourceg", "sourced", "other"]);
  const sum = (list: { points: number }[]) => list.reduce((all, { points }) => all + Math.round(points * 10), 0);
  expect(sum(told)).toBe(sum(parts));
  expect(largest(parts.slice(0, 5))).toHaveLength(5);
});

test("a rest that comes to nothing is not told", () => {
  const parts = [part("a", 5), part("b", 4), part("c", 3), part("d", 2), part("e", 0.1), part("f", -0.1)];
  expect(largest(parts).some((line) => line.part === "other")).toBe(false);
});

test("amounts are written as the language does", () => {
  expect([difference(3.25), difference(-2), difference(0)]).toEqual(["+3,3", "−2", "0"]);
  expect([about(9.4), about(3.14)]).toEqual([9, 3.1]);
});

test("each part has its name", () => {
  expect(lineName("mine", part("heap", 1))).toBe("mine-source-heap");
  expect(lineName("mine", { part: "later", source: "", points: 1 })).toBe("hints-part-later");
});

test("the chance with another answer is that of the best one less what is given away", () => {
  const hint = { chance: 0.6 } as Hint;
  const option = { best: false, cost: { points: 3, chance: 0.1, parts: [] } } as unknown as HintOption;
  expect(chanceOf(hint, option)).toBeCloseTo(0.5);
  expect(chanceOf(hint, { best: true } as HintOption)).toBe(0.6);
  expect(chanceOf({} as Hint, option)).toBe(null);
});
