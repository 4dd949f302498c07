import { expect, test } from "vitest";
import { comesLater } from "./steps";

const PATHS = [
  ["card:7", "court:HIRE"],
  ["card:7", "slot:R1"],
  ["card:9", "court:WALL", "space:T1"],
];

test("a place that is clicked after another one is known, until it is its turn", () => {
  expect(comesLater(PATHS, [], "court:HIRE")).toBe(true);
  expect(comesLater(PATHS, [], "card:7")).toBe(false);
  expect(comesLater(PATHS, ["card:7"], "court:HIRE")).toBe(false);
  expect(comesLater(PATHS, ["card:7"], "space:T1")).toBe(false);
  expect(comesLater(PATHS, ["card:9"], "space:T1")).toBe(true);
  expect(comesLater(PATHS, [], "task:U.G")).toBe(false);
});
