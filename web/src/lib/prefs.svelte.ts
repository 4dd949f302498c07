/** What this browser remembers: language, light or dark, speed, what is confirmed. Nothing of it leaves the browser. */
import { fitting, LANGUAGES } from "./languages";

/** The settings that are a choice of few (shell/settings). */
export const CHOICES = {
  confirm: ["every", "some", "never"],
  speed: ["calm", "normal", "quick", "none"],
  coach: ["first", "every", "never"],
  theme: ["auto", "light", "dark"],
  size: ["normal", "large", "largest"],
} as const;
export type Choice = keyof typeof CHOICES;
type Chosen = { [K in Choice]: (typeof CHOICES)[K][number] };

interface Saved extends Chosen {
  language: string;
  name: string;
  /** Games whose tour was offered. */
  welcomed: string[];
  /** Games in which one makes the first choices oneself, without a proposal. */
  chooses: string[];
  /** First games with a coach, and other tables where a card of the coach was put away: which cards are. The newest last. */
  coached: { table: string; away: string[] }[];
  sounds: boolean;
  /** From 0 to 1. */
  volume: number;
  /** The rules in their exact wording too, not only as one explains them. */
  exact: boolean;
  /** Do single keys do something at the table? */
  letters: boolean;
  /** Is one asked before a costly answer? Null: not yet offered. */
  checks: boolean | null;
  /** Keys that were changed, by what they do (shortcuts.ts). */
  keys: Record<string, string>;
}

const KEY = "tianxia";

function load(): Saved {
  const language = fitting(navigator.languages ?? []);
  const saved: Saved = {
    language,
    confirm: "some",
    speed: "normal",
    coach: "first",
    theme: "auto",
    size: "normal",
    name: "",
    welcomed: [],
    chooses: [],
    coached: [],
    sounds: false,
    volume: 0.5,
    exact: false,
    letters: true,
    checks: null,
    keys: {},
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>;
    if (found.language && LANGUAGES.includes(found.language)) saved.language = found.language;
    for (const choice of Object.keys(CHOICES) as Choice[])
      if ((CHOICES[choice] as readonly unknown[]).includes(found[choice])) Object.assign(saved, { [choice]: found[choice] });
    if (typeof found.name === "string") saved.name = found.name.slice(0, 40);
    if (Array.isArray(found.welcomed)) saved.welcomed = found.welcomed.filter((game) => typeof game === "string");
    if (Array.isArray(found.chooses)) saved.chooses = found.chooses.filter((game) => typeof game === "string");
    if (Array.isArray(found.coached))
      saved.coached = found.coached.filter((one) => typeof one?.table === "string" && Array.isArray(one.away));
    if (typeof found.sounds === "boolean") saved.sounds = found.sounds;
    if (typeof found.letters === "boolean") saved.letters = found.letters;
    if (typeof found.checks === "boolean") saved.checks = found.checks;
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
  show();
});

/** Is the page dark, by choice or as the system is? */
const dark = (): boolean => (prefs.theme === "auto" ? night : prefs.theme === "dark");

/** What the style sheets know; early.js sets it before the first paint. */
function show(): void {
  Object.assign(document.documentElement.dataset, { theme: dark() ? "dark" : "light", size: prefs.size, speed: prefs.speed });
}

export function savePrefs(): void {
  document.documentElement.lang = prefs.language;
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    document.documentElement.dataset["saved"] = "none";
  }
}

/** How long what moves takes, compared to the usual. */
const PACES = { calm: 2, normal: 1, quick: 0.4, none: 0 };
export const pace = (): number => PACES[prefs.speed];

/** Nothing moves: it was chosen so, or the system says so. */
export const calm = (): boolean => pace() === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
