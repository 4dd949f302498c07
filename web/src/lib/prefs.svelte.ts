/** What this browser remembers: language, light or dark, speed. Nothing of it leaves the browser. */
import { fitting, LANGUAGES } from "./languages";

export type Theme = "auto" | "light" | "dark";

interface Saved {
  language: string;
  theme: Theme;
  name: string;
  /** Games whose tour was offered. */
  welcomed: string[];
  sounds: boolean;
  /** From 0 to 1. */
  volume: number;
  /** The rules in their exact wording too, not only as one explains them. */
  exact: boolean;
  /** Do single keys do something at the table? */
  letters: boolean;
  /** Keys that were changed, by what they do (shortcuts.ts). */
  keys: Record<string, string>;
}

const KEY = "tianxia";

function load(): Saved {
  const phone = matchMedia("(pointer: coarse)").matches; // silent until somebody wants it otherwise
  const language = fitting(navigator.languages ?? []);
  const saved: Saved = {
    language,
    theme: "auto",
    name: "",
    welcomed: [],
    sounds: !phone,
    volume: 0.5,
    exact: false,
    letters: true,
    keys: {},
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>;
    if (found.language && LANGUAGES.includes(found.language)) saved.language = found.language;
    if (found.theme === "light" || found.theme === "dark") saved.theme = found.theme;
    if (typeof found.name === "string") saved.name = found.name.slice(0, 40);
    if (Array.isArray(found.welcomed)) saved.welcomed = found.welcomed.filter((game) => typeof game === "string");
    if (typeof found.sounds === "boolean") saved.sounds = found.sounds;
    if (typeof found.letters === "boolean") saved.letters = found.letters;
    if (found.keys && typeof found.keys === "object")
      saved.keys = Object.fromEntries(Object.entries(found.keys).filter(([, key]) => typeof key === "string"));
    if (typeof found.exact === "boolean") saved.exact = found.exact;
    if (typeof found.volume === "number") saved.volume = Math.min(1, Math.max(0, found.volume));
  } catch {
    return saved;
  }
  return saved;
}

export const prefs = $state(load());

const system = matchMedia("(prefers-color-scheme: dark)");
let night = $state(system.matches);
system.addEventListener("change", () => {
  night = system.matches;
  showTheme();
});

/** Is the page dark, by choice or as the system is? */
export const dark = (): boolean => (prefs.theme === "auto" ? night : prefs.theme === "dark");

/** The style sheets know one attribute; early.js sets it before the first paint. */
function showTheme(): void {
  document.documentElement.dataset["theme"] = dark() ? "dark" : "light";
}

export function savePrefs(): void {
  document.documentElement.lang = prefs.language;
  showTheme();
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    document.documentElement.dataset["saved"] = "none";
  }
}

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
