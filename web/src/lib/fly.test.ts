import { expect, it, vi } from "vitest";
import { flights } from "./fly";
import type { GameModule } from "./module";
import type { GameEvent, Question, Told } from "./types";

vi.mock("./prefs.svelte", () => ({ prefs: { language: "en" }, savePrefs: () => null, calm: () => true }));
const module = {
  paths: (offer) => (offer.verb === "put" ? [["hand", `cell:${offer.args["cell"]}`]] : []),
  scoring: { rules: ["X-9"], places: (event) => (event.key === "row" ? ["row:1", "row:2"] : []) },
} as Pick<GameModule, "paths" | "scoring"> as GameModule;
const left = { view: {}, question: {} as Question };
const gain = (what: string, amount: number, rule = "X-1", seat = 0): GameEvent => ({
  key: "gain",
  seat,
  rule,
  args: {},
  what,
  amount,
});
const told = (verb: string | null, ...events: GameEvent[]): Told => ({
  move: 0,
  seat: 0,
  by: "bot",
  chapter: 1,
  words: verb,
  verb,
  args: verb ? { cell: "3,4" } : null,
  events,
});

it("lets what was gained fly from where the move was made, each thing once, and nothing that was paid", () => {
  const put = told("put", gain("clay", 1), gain("clay", 2), gain("vp", 3, "X-1", 1), gain("coins", -2));
  expect(flights(put, module, left)).toEqual([
    { place: "cell:3,4", seat: 0, what: "clay" },
    { place: "cell:3,4", seat: 1, what: "vp" },
  ]);
});

it("lets points of a scoring fly from what scores", () => {
  const row: GameEvent = { key: "row", seat: -1, rule: "X-9.1", args: {} };
  expect(flights(told("put", row, gain("vp", 5, "X-9.1")), module, left)).toEqual([{ place: "row:1", seat: 0, what: "vp" }]);
});

it("lets nothing fly whose place nobody knows", () => {
  expect(flights(told(null, gain("clay", 1)), module, left)).toEqual([]);
  expect(flights(told("pass", gain("clay", 1)), module, left)).toEqual([]);
  expect(flights(told("put", gain("clay", 1)), module, { view: {}, question: null })).toEqual([]);
});
