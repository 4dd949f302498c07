/** What somebody means who clicks a place that is not offered: the words that the server is asked about. */
import { expect, test } from "vitest";
import type { Question } from "@/lib/types";
import { attempt } from "./places";
import type { View } from "./view";

const die = { colour: "green", value: 3 };
const view = {
  round: 1,
  now: { action: "relic" },
  players: [{ dice: { relic: die, production: null, tax: null }, tokens: { gold: 1 } }],
  automaton: { dice: [die, null, die, null, null] },
} as unknown as View;

const asked = (kind: string): Question => ({ kind, rule: "", seats: [0], silence: "", about: {} }) as unknown as Question;
const meant = (kind: string, ...places: string[]) => places.map((place) => attempt(place, view, asked(kind)));

test("dice and actions", () => {
  expect(meant("turn", "die:red:4", "space:relic", "space:production", "space:tax")).toEqual([
    "idle red 4",
    "main",
    "die green 1 production",
    "die red 1 tax",
  ]);
  // a free action waits for a die to be chosen; one with a die is refused
  expect(meant("die", "space:production", "space:relic", "die:green:2")).toEqual([
    null,
    "die green 1 relic",
    "die green 2 production",
  ]);
  expect(meant("change", "space:tax", "space:idle1")).toEqual(["change tax up", "change idle1 up"]);
  expect(meant("hire", "space:idle1", "ability", "track")).toEqual([null, "ability", "reset"]);
});

test("fields of the Mercenaries", () => {
  // one of two Relic fields is free, the Governor field is not, and the Shadow field costs 2 Gold
  expect(meant("merc-die", "merc:relic", "merc:governor", "merc:tower", "merc:shadow", "die:blue:5")).toEqual([
    null,
    "merc governor 1",
    null,
    "merc shadow 1",
    "merc governor 5",
  ]);
  expect(meant("turn", "merc:tower")).toEqual(["merc tower 1"]);
});

test("the piece that the question is about", () => {
  expect(meant("recruit", "site:red:1", "danger:red:2", "building:red:3")).toEqual([
    "govern red 1",
    "shadow red 2",
    "site red 3",
  ]);
  expect(meant("merc-lift", "site:red:1", "danger:red:2", "building:red:3")).toEqual([
    "lift red 1",
    "lift-shadow red 2",
    "lift-tower red 3",
  ]);
  expect(meant("eliminate", "site:red:1")).toEqual(["eliminate red 1"]);
  expect(meant("collect", "building:red:3")).toEqual(["collect red 3"]);
  expect(meant("search", "land:red:1", "done")).toEqual(["bin red 1", "stop"]);
});

test("cards, tokens and tiles", () => {
  expect(meant("empire-toll", "card:H01", "token:gold")).toEqual(["discard H01", "give gold"]);
  expect(meant("relic", "token:metal", "token:rice", "card:H01")).toEqual(["search metal", null, "play H01"]);
  expect(meant("turn", "tile:relic", "tile:production", "tile:ability", "tile:income1", "done")).toEqual([
    "tile action",
    null,
    "tile ability",
    null,
    "end",
  ]);
  expect(meant("place-tile", "tile:income1")).toEqual(["place income1"]);
  expect(attempt("site:red:1", view, null)).toBeNull();
});

test("what is picked goes with what is clicked", () => {
  const with_ = (picked: string, ...places: string[]) => places.map((place) => attempt(place, view, asked("merc-die"), [picked]));
  expect(with_("die:green:3", "space:villagers", "space:relic", "merc:relic")).toEqual([
    "die green 3 villagers",
    "die green 3 relic",
    "merc relic 3",
  ]);
  // a die goes to the action, also where its tile lies
  expect(with_("die:green:3", "tile:relic", "tile:income1")).toEqual(["die green 3 relic", null]);
  // the words of a field name no colour: the page says it itself
  expect(with_("die:green:3", "merc:tower")).toMatchObject([{ rule: "DM-14.2.1" }]);
  expect(with_("die:green:3", "track")).toEqual(["reset"]); // nothing to do with a die
  expect(attempt("merc:tower", view, asked("die"), ["die:green:3"])).toBe("merc tower 1"); // their time is over
});

test("before the game begins", () => {
  const setup = { ...view, round: 0 };
  const places = ["site:red:1", "building:red:1", "land:red:1", "space:tax", "market:H01"];
  const meantIn = (kind: string) => places.map((place) => attempt(place, setup, asked(kind)));
  expect(meantIn("clan")).toEqual([null, null, null, null, null]);
  expect(meantIn("start")).toEqual(["govern red 1", "site red 1", null, null, null]);
});
