import { beforeEach, expect, test, vi } from "vitest";
import { prefs } from "./prefs.svelte";
import { change, COMMAND_NAMES, commandOf, isKey, keyOf, takenBy } from "./shortcuts";

vi.mock("./prefs.svelte", () => ({ prefs: { keys: {}, letters: true } }));

beforeEach(() => {
  prefs.keys = {};
  prefs.letters = true;
});

test("every key does one thing", () => {
  expect(new Set(COMMAND_NAMES.map(keyOf)).size).toBe(COMMAND_NAMES.length);
  for (const command of COMMAND_NAMES) expect(commandOf(keyOf(command))).toBe(command);
  expect(commandOf("7")).toBe(null);
});

test("a key can be changed, and the old one does nothing then", () => {
  expect([isKey("z"), takenBy("undo", "z")]).toEqual([true, null]);
  change("undo", "z");
  expect(commandOf("z")).toBe("undo");
  expect(commandOf("u")).toBe(null);
  change("undo", "u");
  expect(prefs.keys).toEqual({});
});

test("a digit or more than a letter cannot be a key", () => {
  expect(["1", " ", "", "zz", "u", "ž", "?"].map(isKey)).toEqual([false, false, false, false, true, true, true]);
});

test("what is taken is known by what it does, also when it was changed", () => {
  change("hint", "z");
  expect([takenBy("undo", "b"), takenBy("undo", "z"), takenBy("undo", "h"), takenBy("undo", "u")]).toEqual([
    "board",
    "hint",
    null,
    null,
  ]);
});

test("keys can be switched off", () => {
  prefs.letters = false;
  expect(COMMAND_NAMES.map((command) => commandOf(keyOf(command)))).toEqual(COMMAND_NAMES.map(() => null));
});
