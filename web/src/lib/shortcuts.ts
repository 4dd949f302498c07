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

/** One letter or sign; digits choose answers. */
export const isKey = (key: string): boolean => [...key].length === 1 && !/[\d\s]/.test(key);

/** A key does one thing only: what else it does already. */
export const takenBy = (command: Command, key: string): Command | null =>
  COMMAND_NAMES.find((other) => other !== command && keyOf(other) === key) ?? null;

export function change(command: Command, key: string): void {
  const { [command]: _, ...others } = prefs.keys;
  prefs.keys = key === COMMANDS[command] ? others : { ...others, [command]: key };
}
