/* eslint-disable svelte/prefer-svelte-reactivity -- these maps are values made anew, not state that is changed */
/**
 * Words. Every sentence of the page comes from a Fluent file: the shell's own (texts/), a game's
 * (src/tianxia/games/<game>/texts, shared with the server) and what only the page's drawing of a game says
 * (games/<game>/texts). They are fetched when a language or a game is first needed. The words of a game that this page
 * was built without come from the server; what it has no words for is said in words made of its ids.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { sentence, words as wordsOf } from "./plainWords";
import { LANGUAGES, prefs, savePrefs, type Language } from "./prefs.svelte";
import type { Args } from "./types";

type Load = () => Promise<string>;
const shellFiles = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const gameFiles = import.meta.glob<string>("@game-texts/*/texts/*.ftl", { query: "?raw", import: "default" });
const pageFiles = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });

const resources: Record<string, FluentResource> = {};
const games = new Set<string>();
/** Games that this page was built without. */
const others = new Set<string>();
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
/** Sentences of this bundle that were made already: the same ones are shown again after every move. */
const made = new Map<string, string>();
const MADE_AT_MOST = 5000;

function fileOf(files: Record<string, Load>, ending: string): Load | undefined {
  const path = Object.keys(files).find((p) => p.endsWith(ending));
  return path === undefined ? undefined : files[path];
}

async function fetchInto(key: string, load: Load | undefined): Promise<void> {
  if (!(key in resources) && load) resources[key] = new FluentResource(await load());
}

async function fetchAll(language: Language): Promise<void> {
  const wanted: Promise<void>[] = [fetchInto(`${language}:`, fileOf(shellFiles, `texts/${language}.ftl`))];
  for (const game of games) {
    if (others.has(game)) {
      wanted.push(fetchOther(language, game));
      continue;
    }
    wanted.push(fetchInto(`${language}:${game}`, fileOf(gameFiles, `${game}/texts/${language}.ftl`)));
    wanted.push(fetchInto(`${language}:${game}:page`, fileOf(pageFiles, `${game}/texts/${language}.ftl`)));
  }
  await Promise.all(wanted);
}

/** Their words may say what they like, but nothing that is not theirs to say. */
async function fetchOther(language: Language, game: string): Promise<void> {
  await fetchInto(`${language}:${game}`, async () => (await api.texts(game, language)).texts);
  const found = resources[`${language}:${game}`]!;
  found.body = found.body.filter((entry) => entry.id.replace(/^-/, "").startsWith(`${game}-`));
}

function rebuild(language: Language): void {
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const key of Object.keys(resources)) {
    if (key.startsWith(`${language}:`)) fresh.addResource(resources[key]!, { allowOverrides: true });
  }
  made.clear();
  bundle = fresh;
}

export async function useLanguage(language: Language): Promise<void> {
  if (!LANGUAGES.includes(language)) return;
  await fetchAll(language);
  rebuild(language);
  prefs.language = language;
  savePrefs();
}

/** Fetch a game's words in the present language (and in every later one). */
export async function useGameTexts(game: string): Promise<void> {
  if (games.has(game)) return;
  games.add(game);
  if (!fileOf(gameFiles, `${game}/texts/en.ftl`)) others.add(game);
  await fetchAll(prefs.language);
  rebuild(prefs.language);
}

export const has = (id: string): boolean => bundle.hasMessage(id);

/** A value as Fluent likes it: lists become "a, b", truth becomes "yes" or "no". */
function plain(args: Args | undefined): Record<string, FluentVariable> | undefined {
  if (!args) return undefined;
  const out: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (Array.isArray(value)) out[key] = value.join(", ");
    else if (typeof value === "boolean") out[key] = value ? "yes" : "no";
    else out[key] = value ?? "";
  }
  return out;
}

/** The sentence `id` in the present language. An id without a text is shown as it is, so that it is noticed. */
export function t(id: string, args?: Args): string {
  const words = bundle; // also when the sentence is known, so that another language is heard
  const key = args ? id + JSON.stringify(args) : id;
  const known = made.get(key);
  if (known !== undefined) return known;
  const message = words.getMessage(id);
  if (!message?.value) return plainly(id, args);
  const errors: Error[] = [];
  const sentence = words.formatPattern(message.value, plain(args), errors);
  if (made.size >= MADE_AT_MOST) made.clear();
  made.set(key, sentence);
  return sentence;
}

const LOBBY: Record<string, string> = { name: "name", sentence: "tagline", like: "about" };

/** What a game has no words for, in words made of the id. An id of ours stays as it is. */
function plainly(id: string, args: Args | undefined): string {
  const [, called, what] = /^lobby-(.+)-(name|sentence|like)$/.exec(id) ?? [];
  if (called && what) {
    const own = `${called}-${LOBBY[what]}`;
    return has(own) ? t(own) : what === "name" ? wordsOf(called) : "";
  }
  for (const game of others) {
    const [, kind, name] = id.startsWith(`${game}-`) ? (/^([a-z]+)-(.+)$/.exec(id.slice(game.length + 1)) ?? []) : [];
    if (kind && name) return sentence(kind, name, args);
  }
  return id;
}

/** The first of these ids that has a text. */
export function firstText(ids: string[], args?: Args): string {
  for (const id of ids) if (bundle.hasMessage(id)) return t(id, args);
  return ids[0] === undefined ? "" : t(ids[0], args);
}

/** "+3", "−2": with a real minus sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
