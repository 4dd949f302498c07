import { beforeAll, describe, expect, it, vi } from "vitest";

// what the page remembers needs a browser: a very small one is enough here
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => null }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => null });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { counted, firstText, gameName, has, signed, t, useLanguage } = await import("./texts.svelte");

beforeAll(() => useLanguage("en"));

describe("t", () => {
  it("says the same sentence again, and another one for other values", () => {
    const one = t("history-here", { move: 3, moves: 9 });
    expect(one).toContain("3");
    expect(t("history-here", { move: 3, moves: 9 })).toBe(one);
    expect(t("history-here", { move: 4, moves: 9 })).not.toBe(one);
  });

  it("follows the language, also for sentences it knows already", async () => {
    const english = t("undo");
    await useLanguage("pl");
    const polish = t("undo");
    await useLanguage("en");
    expect(polish).not.toBe(english);
    expect(t("undo")).toBe(english);
  });

  it("shows an id that has no text", () => {
    expect(t("no-such-text-at-all")).toBe("no-such-text-at-all");
    expect(has("no-such-text-at-all")).toBe(false);
  });
});

it("calls a game by its name, and one it has no words of by words made of its id", () => {
  for (const path of Object.keys(import.meta.glob("../games/*/index.ts"))) {
    const game = path.split("/")[2]!;
    expect(gameName(game)).not.toBe(game);
  }
  expect(gameName("no_such_game")).toBe("No such game");
});

it("takes the first id that has a text", () => {
  expect(firstText(["no-such-text-at-all", "undo"])).toBe(t("undo"));
  expect(firstText(["no-such-text-at-all"])).toBe("no-such-text-at-all");
});

it("counts with the amounts of an action", () => {
  const args = { cards: "1", kind: "wood", step: "-1", cell: "3,5", seed: "123456" };
  expect(counted(args)).toEqual({ ...args, cards: 1 });
  const said = ["1", "2"].map((n) => t("meeting-minutes", counted({ n })));
  expect(said).toEqual(["1 minute", "2 minutes"]);
});

it("writes a real minus sign", () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "0"]);
});
