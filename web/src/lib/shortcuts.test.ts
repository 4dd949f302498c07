import { beforeEach, expect, test, vi } from "vitest";
import { prefs } from "./prefs.svelte";
import { canBe, change, COMMAND_NAMES, commandOf, keyOf } from "./shortcuts";

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
  expect(canBe("undo", "z")).toBe(true);
  change("undo", "z");
  expect(commandOf("z")).toBe("undo");
  expect(commandOf("u")).toBe(null);
  change("undo", "u");
  expect(prefs.keys).toEqual({});
});

test("what is taken, a digit or more than a letter cannot be a key", () => {
  for (const key of ["b", "1", " ", "", "zz"]) expect(canBe("undo", key)).toBe(false);
  expect(canBe("undo", "u")).toBe(true);
});

test("keys can be switched off", () => {
  prefs.letters = false;
  expect(COMMAND_NAMES.map((command) => commandOf(keyOf(command)))).toEqual(COMMAND_NAMES.map(() => null));
});
