import { afterEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { chapters, explained, isUnder, rulebook } from "./rulebook";

const rule = (id: string, plain: string, chapter = "") => ({ id, plain, chapter, section: "", text: "exact", provenance: "" });

afterEach(() => vi.restoreAllMocks());

test("a rulebook is fetched once for each game and language", async () => {
  const asked = vi.spyOn(api, "rules").mockImplementation((game, language) => Promise.resolve({ game, language, rules: [] }));
  await rulebook("one", "pl");
  await rulebook("one", "pl");
  await rulebook("one", "cs");
  expect(asked.mock.calls).toEqual([
    ["one", "pl"],
    ["one", "cs"],
  ]);
});

test("what could not be fetched is asked for again", async () => {
  const asked = vi.spyOn(api, "rules").mockRejectedValueOnce(new Error("no connection"));
  await expect(rulebook("two", "en")).rejects.toThrow();
  asked.mockResolvedValueOnce({ game: "two", language: "en", rules: [rule("AB-1.1", "So it is.")] });
  expect(await explained("two", "en", "AB-1.1")).toBe("So it is.");
});

test("a heading is explained by its first rule, an unknown rule by nothing", async () => {
  const rules = [rule("AB-1.1", "First."), rule("AB-1.2", "Second."), rule("AB-11.1", "Other.")];
  vi.spyOn(api, "rules").mockResolvedValue({ game: "three", language: "en", rules });
  expect(await explained("three", "en", "AB-1.2")).toBe("Second.");
  expect(await explained("three", "en", "AB-1")).toBe("First.");
  expect(await explained("three", "en", "AB-9")).toBe("");
});

test("rules stand in the chapters they are explained in", () => {
  const rules = [rule("AB-1.1", "One.", "1. Setup"), rule("AB-1.2", "Two.", "1. Setup"), rule("AB-2.1.1", "Three.", "Turns")];
  expect(chapters(rules).map(({ id, title, rules }) => [id, title, rules.length])).toEqual([
    ["chapter-AB-1", "Setup", 2],
    ["chapter-AB-2", "Turns", 1],
  ]);
});

test("the list of what is in the box comes last", () => {
  const rules = [rule("AB-2.1", "52 cards.", "Components"), rule("AB-21.1", "One.", "Setup"), rule("AB-3.1", "Two.", "Turns")];
  expect(chapters(rules, "AB-2").map(({ title }) => title)).toEqual(["Setup", "Turns", "Components"]);
});

test("every chapter has an address of its own", () => {
  const rules = [
    rule("AB-4.1.1", "One.", "4.1 Cards"),
    rule("AB-4.2.1", "Two.", "4.2 Dice"),
    rule("AB-5.1", "Three.", "5 Turns"),
  ];
  expect(chapters(rules).map(({ id }) => id)).toEqual(["chapter-AB-4", "chapter-AB-4.2.1", "chapter-AB-5"]);
});

test("a heading names what is under it, and nothing that only begins alike", () => {
  expect([isUnder("AB-1.1", "AB-1"), isUnder("AB-1", "AB-1"), isUnder("AB-11", "AB-1"), isUnder("AB-1", "")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
