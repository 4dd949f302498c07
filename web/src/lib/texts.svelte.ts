/* eslint-disable svelte/prefer-svelte-reactivity -- these maps are values made anew, not state that is changed */
/**
 * Words. Every sentence of the page comes from a Fluent file: the shell's own (texts/), what the lobby says of each game
 * (src/tianxia/games/<game>/lobby), a game's (src/tianxia/games/<game>/texts), its lesson's and its coach's (…/lesson, …/coach) and what only the page's drawing of a game says
 * (games/<game>/texts). They are fetched when a language or a game is first needed; what is not translated is English.
 * The words of a game that this page was built without come from the server; what it has no words for is said in words made of its ids.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { LANGUAGES, shellFiles } from "./languages";
import { sentence, words as wordsOf } from "./plainWords";
import { prefs, savePrefs } from "./prefs.svelte";
import type { Args } from "./types";

type Load = () => Promise<string>;
const lobbyFiles = import.meta.glob<string>("@game-texts/*/lobby/*.ftl", { query: "?raw", import: "default" });
const gameFiles = import.meta.glob<string>("@game-texts/*/texts/*.ftl", { query: "?raw", import: "default" });
const taughtFiles = import.meta.glob<string>(["@game-texts/*/lesson/*.ftl", "@game-texts/*/coach/*.ftl"], {
  query: "?raw",
  import: "default",
});
const pageFiles = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });

const resources: Record<string, FluentResource> = {};
const games = new Set<string>();
/** What is taught of games: "<game>/lesson", "<game>/coach". */
const taught = new Set<string>();
/** Games that this page was built without. */
const others = new Set<string>();
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
/** Sentences of this bundle that were made already: the same ones are shown again after every move. */
const made = new Map<string, string>();
const MADE_AT_MOST = 5000;

/** All files that lie in this folder (`/texts/`), in this language or else in English. */
async function fetchFrom(files: Record<string, Load>, folder: string, language: string): Promise<void> {
  const english = Object.keys(files).filter((path) => path.endsWith(`${folder}en.ftl`));
  await Promise.all(
    english.map(async (path) => {
      const key = `${language}:${path}`;
      const translated = path.slice(0, -"en.ftl".length) + `${language}.ftl`;
      if (!(key in resources)) resources[key] = new FluentResource(await (files[translated] ?? files[path]!)());
    }),
  );
}

async function fetchAll(language: string): Promise<void> {
  const wanted = [fetchFrom(shellFiles, "/", language), fetchFrom(lobbyFiles, "/lobby/", language)];
  for (const game of games) {
    if (others.has(game)) wanted.push(fetchOther(language, game));
    else wanted.push(fetchFrom(gameFiles, `/${game}/texts/`, language), fetchFrom(pageFiles, `/${game}/texts/`, language));
  }
  for (const what of taught) wanted.push(fetchFrom(taughtFiles, `/${what}/`, language));
  await Promise.all(wanted);
}

/** Their words may say what they like, but nothing that is not theirs to say. */
async function fetchOther(language: string, game: string): Promise<void> {
  const key = `${language}:${game}`;
  if (key in resources) return;
  const found = new FluentResource((await api.texts(game, language)).texts);
  found.body = found.body.filter((entry) => entry.id.replace(/^-/, "").startsWith(`${game}-`));
  resources[key] = found;
}

function rebuild(language: string): void {
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const key of Object.keys(resources)) {
    if (key.startsWith(`${language}:`)) fresh.addResource(resources[key]!, { allowOverrides: true });
  }
  made.clear();
  bundle = fresh;
}

export async function useLanguage(language: string): Promise<void> {
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
  if (!Object.keys(gameFiles).some((path) => path.endsWith(`/${game}/texts/en.ftl`))) others.add(game);
  await fetchAll(prefs.language);
  rebuild(prefs.language);
}

/** The same of its lesson, or of its coach. */
export async function useTaughtTexts(game: string, by: "lesson" | "coach"): Promise<void> {
  const what = `${game}/${by}`;
  if (taught.has(what)) return;
  taught.add(what);
  await fetchAll(prefs.language);
  rebuild(prefs.language);
}

/** What a game is called; one whose words are not here has its id. */
export const gameName = (game: string): string => (has(`${game}-name`) ? t(`${game}-name`) : wordsOf(game));

export const has = (id: string): boolean => bundle.hasMessage(id);

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** A moment as the server tells it, in the reader's own time and writing. */
export const when = (moment: string): string =>
  new Date(moment).toLocaleString(prefs.language, { dateStyle: "medium", timeStyle: "short" });

/** A value as Fluent likes it: lists become "a, b", truth becomes "yes" or "no", moments are written out. */
function plain(args: Args | undefined): Record<string, FluentVariable> | undefined {
  if (!args) return undefined;
  const out: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (Array.isArray(value)) out[key] = value.join(", ");
    else if (typeof value === "string" && MOMENT.test(value)) out[key] = when(value);
    else if (typeof value === "boolean") out[key] = value ? "yes" : "no";
    else out[key] = value ?? "";
  }
  return out;
}

/** What an action is made of are words; amounts among them are counted with, so that one says "1 card" and "2 cards". */
export const counted = (args: Record<string, string>): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, /^\d{1,3}$/.test(value) ? Number(value) : value]));

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

/** What a game has no words for, in words made of the id. An id of ours stays as it is. */
function plainly(id: string, args: Args | undefined): string {
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

/** As a sentence or a heading begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "+3", "−2": with a real minus sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
