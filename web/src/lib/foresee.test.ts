/** What an answer would do, in numbers and in order. */
import { expect, test, vi } from "vitest";
import { foreseen, inOrder, oneAfterTheOther, sums } from "./foresee";
import type { Change, Offer } from "./types";

vi.mock("./sentences", () => ({}));
vi.mock("./texts.svelte", () => ({}));

const change = (seat: number, what: string, amount: number, source = ""): Change => ({ seat, what, amount, source, rule: "" });
const offer = (verb: string, changes: Change[] = []): Offer => ({ verb, words: verb, changes }) as Offer;

test("points are told apart by their source, goods are not", () => {
  const all = [
    change(0, "vp", 2, "groups"),
    change(0, "vp", 3, "tiles"),
    change(0, "coins", -1, "hire"),
    change(0, "coins", -2, "rotate"),
  ];
  expect(sums(all).map(({ what, amount }) => [what, amount])).toEqual([
    ["vp", 2],
    ["vp", 3],
    ["coins", -3],
  ]);
});

test("what a player would have more is summed over all of it", () => {
  const one = offer("put", [change(0, "vp", 4), change(1, "vp", 1), change(0, "vp", -1), change(0, "coins", -2)]);
  expect([foreseen(one, 0, "vp"), foreseen(one, 1, "vp"), foreseen(one, 0, "wet"), foreseen(null, 0, "vp")]).toEqual([
    3, 1, 0, 0,
  ]);
});

test("a game says what is thought of first and last", () => {
  const mixed = ["free_move", "recruit", "court", "stop", "unify"].map((verb) => offer(verb));
  const order = inOrder(mixed, [
    ["unify", "court"],
    ["free_move", "stop"],
  ]);
  expect(order.map(({ verb }) => verb)).toEqual(["unify", "court", "recruit", "free_move", "stop"]);
  expect(inOrder(mixed)).toBe(mixed);
});

test("answers that are read out one after the other are sentences; one alone stays as it is", () => {
  expect(oneAfterTheOther(["Not now"])).toBe("Not now");
  expect(oneAfterTheOther(["Use it. Gain: 2 coins.", "Not now"])).toBe("Use it. Gain: 2 coins. Not now.");
});
