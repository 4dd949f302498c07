import { expect, it } from "vitest";
import { fitting, LANGUAGES, ownName } from "./languages";

it("offers what there are files of, English first", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES.length).toBe(Object.keys(import.meta.glob("../texts/*.ftl", { query: "?raw" })).length);
});

it("calls a language as its speakers do", () => {
  expect(["en", "pl", "cs", "de"].map(ownName)).toEqual(["English", "Polski", "Čeština", "Deutsch"]);
  expect(ownName("xx")).toBe("Xx");
});

it("takes the first wish that there is", () => {
  expect(fitting(["de", "cs-CZ", "pl"], ["en", "pl", "cs"])).toBe("cs");
  expect(fitting(["pt-br"], ["en", "pt-BR", "pt"])).toBe("pt-BR");
  expect(fitting(["pt-PT"], ["en", "pt-BR", "pt"])).toBe("pt");
  expect(fitting(["xx"])).toBe("en");
});
