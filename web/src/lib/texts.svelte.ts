/* eslint-disable svelte/prefer-svelte-reactivity -- these maps are values made anew, not state that is changed */
/**
 * Words. Every sentence of the page comes from a Fluent file: the shell's own (texts/), what the lobby says of each game
 * (src/tianxia/games/<game>/lobby), a game's (src/tianxia/games/<game>/texts) and what only the page's drawing of a game says
 * (games/<game>/texts). They are fetched when a language or a game is first needed; what is not translated is English.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, shellFiles } from "./languages";
import { prefs, savePrefs } from "./prefs.svelte";
import type { Args } from "./types";

type Load = () => Promise<string>;
const lobbyFiles = import.meta.glob<string>("@game-texts/*/lobby/*.ftl", { query: "?raw", import: "default" });
const gameFiles = import.meta.glob<string>("@game-texts/*/texts/*.ftl", { query: "?raw", import: "default" });
const pageFiles = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });

const resources: Record<string, FluentResource> = {};
const games = new Set<string>();
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
  const wanted = [fetchFrom(shellFiles, "/texts/", language), fetchFrom(lobbyFiles, "/lobby/", language)];
  for (const game of games) {
    wanted.push(fetchFrom(gameFiles, `/${game}/texts/`, language), fetchFrom(pageFiles, `/${game}/texts/`, language));
  }
  await Promise.all(wanted);
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
  await fetchAll(prefs.language);
  rebuild(prefs.language);
}

/** What a game is called; one whose words are not here has only its id. */
export const gameName = (game: string): string => (has(`${game}-name`) ? t(`${game}-name`) : game);

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
  if (!message?.value) return id;
  const errors: Error[] = [];
  const sentence = words.formatPattern(message.value, plain(args), errors);
  if (made.size >= MADE_AT_MOST) made.clear();
  made.set(key, sentence);
  return sentence;
}

/** The first of these ids that has a text. */
export function firstText(ids: string[], args?: Args): string {
  for (const id of ids) if (bundle.hasMessage(id)) return t(id, args);
  return ids[0] ?? "";
}

/** "+3", "−2": with a real minus sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
