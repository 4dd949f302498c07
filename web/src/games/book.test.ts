import { expect, test, vi } from "vitest";
import type { Book } from "@/lib/book";
import { readAid } from "@/lib/aid";
import { frameIcons } from "@/lib/icons";
import { rows } from "@/lib/scene";

vi.mock("@/lib/prefs.svelte", () => ({ prefs: { language: "en" } }));

const BOOKS = import.meta.glob<Book>("./*/book.ts", { eager: true, import: "book" });
const AIDS = import.meta.glob<string>("./*/aid/*.md", { eager: true, query: "?raw", import: "default" });
const WORDS = import.meta.glob<string>(["@game-texts/*/texts/*.ftl", "./*/texts/*.ftl", "../texts/rulebook/*.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const EXAMPLES = import.meta.glob<{ scene: string }[]>("@game-texts/*/examples/examples.json", {
  eager: true,
  import: "default",
});
const LANGUAGES = ["en", "pl", "cs"];
const gameOf = (path: string) => /([a-z_]+)\/book\.ts$/.exec(path)![1]!;
const games = Object.entries(BOOKS).map(([path, book]) => [gameOf(path), book] as const);
const isThing = (book: Book, word: string) => word in book.icons || word in frameIcons || book.Thing !== undefined;

test.each(games)("every icon of %s has a meaning, in every language", (game, book) => {
  const drawn = Object.keys(book.icons).filter((name) => book.icons[name]!.length > 0);
  expect(drawn.filter((name) => !(name in book.legend))).toEqual([]);
  expect(Object.keys(book.legend).filter((name) => name !== "vp" && !(name in book.icons))).toEqual([]);
  for (const language of LANGUAGES) {
    const words = Object.keys(WORDS)
      .filter((path) => path.endsWith(`/${game}/texts/${language}.ftl`))
      .map((path) => WORDS[path]!)
      .join("\n");
    const ids = Object.values(book.legend).map((entry) => (typeof entry === "string" ? entry : entry[0]));
    expect(ids.filter((id) => !words.includes(`\n${id} =`))).toEqual([]);
  }
});

test.each(LANGUAGES)("every icon of the table has a meaning in %s", (language) => {
  const words = Object.entries(WORDS).find(([path]) => path.endsWith(`/texts/rulebook/${language}.ftl`))![1];
  expect(Object.keys(frameIcons).filter((name) => name !== "vp" && !words.includes(`\nicon-${name} =`))).toEqual([]);
});

test.each(games)("pictures of %s are made of things that can be drawn", (game, book) => {
  const played = Object.entries(EXAMPLES).find(([path]) => path.includes(`/${game}/`))![1];
  const scenes = [...Object.values(book.scenes), ...played.map((example) => example.scene)];
  expect(scenes.length).toBeGreaterThan(20);
  for (const scene of scenes) {
    const drawn = rows(scene)
      .flat()
      .map((item) => item.word);
    expect(drawn.filter((word) => word && !isThing(book, word))).toEqual([]);
  }
});

test.each(games)("the aid of %s has the same lines, icons and rules in every language", (game, book) => {
  const shapes = LANGUAGES.map((language) =>
    readAid(AIDS[`./${game}/aid/${language}.md`]!).map((part) => part.lines.map(({ icons, rule }) => ({ icons, rule }))),
  );
  expect(shapes[0]!.length).toBeGreaterThan(4);
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
  const named = shapes[0]!.flat().flatMap((line) => line.icons);
  expect(named.filter((name) => !(name in book.legend))).toEqual([]);
});
