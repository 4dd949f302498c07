/** The keys of the table: what each does, which one it is unless it was changed, and whether keys are wanted at all. */
import { prefs } from "./prefs.svelte";

const COMMANDS = {
  board: "b",
  options: "o",
  all: "f",
  undo: "u",
  end: "d",
  what: "w",
  back: ",",
  on: ".",
  repeat: "v",
  now: "n",
  log: "l",
  points: "p",
  hint: "h",
  chat: "c",
  rule: "r",
  aid: "g",
  position: "s",
  can: "a",
  again: "e",
  help: "?",
} as const;
export type Command = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as Command[];

export const keyOf = (command: Command): string => prefs.keys[command] ?? COMMANDS[command];

/** The command of a key, or null. */
export function commandOf(key: string): Command | null {
  if (!prefs.letters) return null;
  return COMMAND_NAMES.find((command) => keyOf(command) === key) ?? null;
}

/** Digits choose answers, and a key does one thing only. */
export function canBe(command: Command, key: string): boolean {
  const free = COMMAND_NAMES.every((other) => other === command || keyOf(other) !== key);
  return [...key].length === 1 && !/[\d\s]/.test(key) && free;
}

export function change(command: Command, key: string): void {
  const { [command]: _, ...others } = prefs.keys;
  prefs.keys = key === COMMANDS[command] ? others : { ...others, [command]: key };
}
