import { afterEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { explained, rulebook } from "./rulebook";

const rule = (id: string, plain: string) => ({ id, plain, section: "", text: "exact", provenance: "" });

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
