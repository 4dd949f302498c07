import { expect, test } from "vitest";
import { bare, hasAll, pieces, wordsOf } from "./finding";

test("accents and capital letters do not matter", () => {
  expect(bare("Łucznik ŘÁDĚK żółty")).toBe("lucznik radek zolty");
  expect(hasAll("Klęczący kusznik", wordsOf("KLECZACY kusz"))).toBe(true);
  expect(hasAll("Klečící lučištník", wordsOf("lucistnik kun"))).toBe(false);
});

test("a bare text is as long as the text, so that what is found can be shown in it", () => {
  for (const text of ["ß ﬁ Ǆ İ", "Příliš žluťoučký kůň", "Zażółć gęślą jaźń"]) expect(bare(text)).toHaveLength(text.length);
});

test("what is found stands apart, also where words overlap", () => {
  expect(pieces("Płać złoto", wordsOf("plac zlo"))).toEqual([
    { text: "Płać", hit: true },
    { text: " ", hit: false },
    { text: "zło", hit: true },
    { text: "to", hit: false },
  ]);
  expect(pieces("anana", ["ana"])).toEqual([{ text: "anana", hit: true }]);
  expect(pieces("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
});
