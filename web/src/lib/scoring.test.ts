import { expect, it, vi } from "vitest";
import { before, isScoring, scored, scoringLines } from "./scoring";
import type { GameEvent, Told } from "./types";

vi.mock("./prefs.svelte", () => ({ prefs: { language: "en" }, savePrefs: () => null, calm: () => true }));
const vp = (seat: number, amount: number, source: string, rule: string): GameEvent => ({
  key: "gain",
  seat,
  rule,
  args: {},
  what: "vp",
  amount,
  source,
});
const say = (key: string, rule: string, args = {}): GameEvent => ({ key, seat: -1, rule, args });
const move = (...events: GameEvent[]): Told => ({
  move: 7,
  seat: 0,
  by: "bot",
  chapter: 2,
  words: null,
  verb: null,
  args: null,
  events,
});
const points = (told: Told) => scoringLines(told, ["X-9"]).map((line) => [line.source, line.points]);

it("knows a scoring by the rule that its events cite", () => {
  expect(scored(say("a", "X-9"), ["X-9"])).toBe(true);
  expect(scored(say("a", "X-9.2.1"), ["X-9"])).toBe(true);
  expect(scored(say("a", "X-90.1"), ["X-9"])).toBe(false);
  expect(isScoring(move(say("a", "X-9.1")), ["X-9"])).toBe(false); // said, and nobody got a point
  expect(isScoring(move(vp(0, 2, "tiles", "X-3.1")), ["X-9"])).toBe(false);
  expect(isScoring(move(vp(0, 2, "tiles", "X-9.1")), ["X-9"])).toBe(true);
  expect(isScoring(move(vp(0, 2, "tiles", "X-9.1")), [])).toBe(false);
});

it("tells a line per source, for all players at once, however the events are ordered", () => {
  const byPlayer = move(
    vp(0, 1, "farms", "X-9.1"),
    vp(0, 2, "army", "X-9.2"),
    vp(1, 3, "farms", "X-9.1"),
    vp(1, -4, "army", "X-9.2"),
  );
  expect(points(byPlayer)).toEqual([
    ["farms", { 0: 1, 1: 3 }],
    ["army", { 0: 2, 1: -4 }],
  ]);
});

it("tells a line for each thing that is named before its points, and what was said of it", () => {
  const told = move(
    vp(0, 5, "walls", "X-3"),
    say("artifact", "X-9.3", { card: "f1" }),
    vp(0, 6, "artifacts", "X-9.3"),
    vp(1, 2, "artifacts", "X-9.3"),
    say("artifact", "X-9.3", { card: "f2" }),
    vp(1, 9, "artifacts", "X-9.3"),
    say("removed", "X-9.4"),
  );
  const lines = scoringLines(told, ["X-9"]);
  expect(lines.map((line) => [line.said[0]?.args["card"], line.points])).toEqual([
    ["f1", { 0: 6, 1: 2 }],
    ["f2", { 1: 9 }],
  ]);
  expect(before([20, 30], lines)).toEqual([14, 19]);
});
