/** Moments and points as they are written in the present language. */
import { prefs } from "@/lib/prefs.svelte";

export const moment = (at: string): string =>
  new Intl.DateTimeFormat(prefs.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));

export const points = (n: number): string => new Intl.NumberFormat(prefs.language, { maximumFractionDigits: 2 }).format(n);
