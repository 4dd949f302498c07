import { expect, it } from "vitest";
import { gameStory } from "./gameStory";
import type { Told } from "./types";

/** A move that brings points: by player, amount and source. */
const move = (n: number, chapter: number, ...gains: [number, number, string][]): Told => ({
  move: n,
  seat: 0,
  by: "bot",
  chapter,
  words: null,
  verb: null,
  args: null,
  events: gains.map(([seat, amount, source]) => ({ key: "gain", seat, rule: "", args: {}, what: "vp", amount, source })),
});

const STORY = [
  move(0, 1, [0, 3, "tiles"]),
  move(1, 1, [1, 3, "tiles"]),
  move(2, 2),
  move(3, 2, [1, 2, "tiles"], [1, 2, "tiles"], [1, 1, "walls"]),
  move(4, 2, [0, 20, "end"], [1, -1, "end"]),
];

it("tells who led, when the lead changed, and what brought most", () => {
  const { course, chapters, turns, longest, best } = gameStory(STORY, [24, 9]);
  expect(course[0]).toEqual([1, 2]); // what nobody was told of was there from the start
  expect(course.at(-1)).toEqual([24, 9]);
  expect(chapters).toEqual([
    { chapter: 1, move: 0 },
    { chapter: 2, move: 2 },
  ]);
  expect(turns.map(({ seat, from, move }) => [seat, from, move])).toEqual([
    [0, 1, 0],
    [1, 0, 1],
    [0, 1, 4],
  ]);
  expect(longest).toEqual({ seat: 1, moves: 3 });
  expect(best.map(({ seat, amount, source }) => [seat, amount, source])).toEqual([
    [0, 20, "end"],
    [1, 4, "tiles"],
  ]);
});

it("sees no lead where all are equal or one is alone", () => {
  expect(gameStory([move(0, 1, [0, 2, "a"], [1, 2, "a"])], [2, 2]).longest).toBeNull();
  const alone = gameStory([move(0, 1, [0, 2, "a"])], [2]);
  expect([alone.turns, alone.longest, alone.best.length]).toEqual([[], null, 1]);
});
