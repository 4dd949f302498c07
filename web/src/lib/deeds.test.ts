import { expect, it, vi } from "vitest";
import { afterNext, deedBefore, tale } from "./deeds";
import type { GameEvent, Told } from "./types";

vi.mock("./prefs.svelte", () => ({ prefs: { language: "en" }, savePrefs: () => null, calm: () => true }));
const said: GameEvent = { key: "placed", seat: 0, rule: "", args: {} };
const told = (move: number, ...events: GameEvent[]): Told => ({
  move,
  seat: move % 2,
  by: "bot",
  chapter: 1,
  words: null,
  verb: null,
  args: null,
  events,
});
const STORY = [told(0, said), told(1), told(2, said), told(3, { ...said, what: "coins", amount: 0 }), told(4, said), told(5)];

it("tells the last deed until the next one is done", () => {
  expect([0, 1, 2, 3, 4, 6].map((cursor) => deedBefore(STORY, cursor)?.move)).toEqual([undefined, 0, 0, 2, 2, 4]);
});

it("goes from deed to deed and then to the present", () => {
  expect([0, 1, 2, 3, 5].map((cursor) => afterNext(STORY, cursor, 6))).toEqual([1, 3, 3, 5, 6]);
});

it("counts the deeds of a tale", () => {
  const { all, done } = tale(STORY, 1, 3);
  expect([all.map((deed) => deed.move), done]).toEqual([[2, 4], 1]);
});
