import { expect, it } from "vitest";
import type { Offer } from "@/lib/types";
import { filtered, sorted } from "./answers";

const offer = (action: number, verb: string, args: Record<string, string>): Offer => ({
  action,
  verb,
  args,
  words: [verb, ...Object.values(args)].join(" "),
  rule: "",
  changes: [],
  happens: [],
  reveals: false,
  warnings: [],
  ends: "",
  proposed: false,
  seat: 0,
});
const take = (action: number, heap: string, sticks: string) => offer(action, "take", { heap, sticks });
const ALL = [take(0, "1", "1"), take(1, "1", "2"), take(3, "2", "1"), offer(9, "pass", {})];

it("sorts answers by verb and parts, and loses none", () => {
  const verbs = sorted(ALL);
  expect(verbs.map((verb) => [verb.verb, verb.last])).toEqual([
    ["take", "sticks"],
    ["pass", ""],
  ]);
  expect(verbs[0]!.rows.map((row) => [row.parts, row.offers.map((o) => o.action)])).toEqual([
    [[["heap", "1"]], [0, 1]],
    [[["heap", "2"]], [3]],
  ]);
  expect(verbs.flatMap((verb) => verb.rows.flatMap((row) => row.offers))).toEqual(ALL);
});

it("finds answers by any of their words, with or without accents", () => {
  const said = (o: Offer) => (o.verb === "take" ? `Weź patyczki: ${o.args["sticks"]}` : "Spasuj");
  expect(filtered(ALL, "", said)).toBe(ALL);
  expect(filtered(ALL, "patyczki: 2", said).map((o) => o.action)).toEqual([1]);
  expect(filtered(ALL, "WEZ 2", said).map((o) => o.action)).toEqual([1, 3]);
  expect(filtered(ALL, "pass", said).map((o) => o.action)).toEqual([9]);
  expect(filtered(ALL, "nothing", said)).toEqual([]);
});
