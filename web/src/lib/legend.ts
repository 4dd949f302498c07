/** What icons mean. */
import { capital, t } from "./texts.svelte";
import type { Args } from "./types";

/** By the name of the icon: a text id, with its values where it has some. */
export type Legend = Record<string, string | [id: string, args: Args]>;

/** What an icon means, as a heading says it; empty if nobody knows. */
export function meaning(name: string, legend: Legend): string {
  const entry = legend[name];
  if (entry === undefined) return "";
  const [id, args] = typeof entry === "string" ? [entry, {}] : entry;
  const said = t(id, { amount: 1, n: 1, ...args });
  return capital(said);
}
