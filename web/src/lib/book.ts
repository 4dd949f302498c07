/**
 * What a game's rulebook is illustrated with: `games/<game>/book.ts` (icons and what they mean, pictures beside rules), the player aid
 * (`games/<game>/aid/<language>.md`) and the worked examples (`src/tianxia/games/<game>/examples`). Fetched when somebody reads.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { type Aid, readAid } from "./aid";
import type { IconSet } from "./icons";
import type { Legend } from "./legend";

export interface Book {
  icons: IconSet;
  legend: Legend;
  /** The number under which the rules list what is in the box. */
  box: string;
  /** The picture before a rule, in the words of `Scene.svelte`. */
  scenes: Record<string, string>;
  /** Draws the words of scenes that are no icons: figures, cards, dice. */
  Thing?: Component<{ word: string }>;
}

/** A worked example. A test plays it and compares the numbers of its sentences with what the engine does. */
export interface Example {
  id: string;
  rules: string[];
  scene: string;
  title: string;
  text: string;
}

interface Written {
  id: string;
  rules: string[];
  scene: string;
  numbers: Record<string, { is?: number; was?: number; change?: number }>;
}

const books = import.meta.glob<Book>("../games/*/book.ts", { import: "book" });
const aids = import.meta.glob<string>("../games/*/aid/*.md", { query: "?raw", import: "default" });
const examples = import.meta.glob<Written[]>("@game-texts/*/examples/examples.json", { import: "default" });
const told = import.meta.glob<string>("@game-texts/*/examples/*.ftl", { query: "?raw", import: "default" });

function find<T>(files: Record<string, () => Promise<T>>, ...ends: string[]): (() => Promise<T>) | undefined {
  for (const end of ends) {
    const path = Object.keys(files).find((one) => one.endsWith(end));
    if (path) return files[path];
  }
  return undefined;
}

/** Null for a game that has none. */
export const loadBook = async (game: string): Promise<Book | null> => (await find(books, `/${game}/book.ts`)?.()) ?? null;

export async function loadAid(game: string, language: string): Promise<Aid | null> {
  const load = find(aids, `/${game}/aid/${language}.md`, `/${game}/aid/en.md`);
  return load ? readAid(await load()) : null;
}

/** The numbers as they are said: how much something changed, without its sign. */
const numbersOf = (numbers: Written["numbers"]): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).map(([name, one]) => [name, Math.abs(one.is ?? one.was ?? one.change ?? 0)]));

export async function loadExamples(game: string, language: string): Promise<Example[]> {
  const [data, texts] = [
    find(examples, `/${game}/examples/examples.json`),
    find(told, `/${game}/examples/${language}.ftl`, `/${game}/examples/en.ftl`),
  ];
  if (!data || !texts) return [];
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await texts()));
  const say = (id: string, numbers: Record<string, number>) => {
    const pattern = bundle.getMessage(`${game}-example-${id}`)?.value;
    return pattern ? bundle.formatPattern(pattern, numbers) : id;
  };
  return (await data()).map(({ id, rules, scene, numbers }) => ({
    id,
    rules,
    scene,
    title: say(id, {}),
    text: say(`${id}-text`, numbersOf(numbers)),
  }));
}
