import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EMBLEMS, FACES, SIGNS } from "./people";
import { icons } from "./icons";

const words = readFileSync("../src/tianxia/games/great_wall/texts/en.ftl", "utf-8");
const names = words.slice(words.indexOf("great_wall-part-card ="), words.indexOf("great_wall-part-text ="));
const CARDS = [...names.matchAll(/\[(\w+)\]/g)].map((found) => found[1]!).filter((card) => !/^[hx]\d|^reed|^qin/.test(card));

test("every card that is held or lies open has a face or an emblem", () => {
  expect(CARDS.length).toBeGreaterThan(100);
  expect(CARDS.filter((card) => !(card in FACES) && !(card in EMBLEMS))).toEqual([]);
  expect(Object.values(EMBLEMS).filter((name) => !(name in SIGNS) && !(name in icons))).toEqual([]);
});

test("no two people look the same", () => {
  const seen = Object.values(FACES).map((face) => JSON.stringify(face));
  expect(seen.filter((face, i) => seen.indexOf(face) !== i)).toEqual([]);
});
