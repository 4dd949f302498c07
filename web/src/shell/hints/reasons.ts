/** A hint in words and numbers: which parts of a difference are worth telling, and how amounts are written. */
import { prefs } from "@/lib/prefs.svelte";
import { sourceName } from "@/lib/sentences";
import { t } from "@/lib/texts.svelte";
import type { Hint, HintOption, HintPart } from "@/lib/types";

export interface Line {
  part: HintPart["part"] | "other";
  source: string;
  points: number;
}

const AT_MOST = 5;
const tenths = (points: number): number => Math.round(points * 10);

/** The largest parts, the rest as one: together they are as much as all of them. */
export function largest(parts: HintPart[], most = AT_MOST): Line[] {
  const sorted = [...parts].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (sorted.length <= most) return sorted;
  const kept: Line[] = sorted.slice(0, most - 1);
  const rest = sorted.slice(most - 1).reduce((sum, { points }) => sum + tenths(points), 0);
  return rest === 0 ? kept : [...kept, { part: "other", source: "", points: rest / 10 }];
}

export function lineName(game: string, { part, source, points }: Line): string {
  if (part === "source") return sourceName(game, source);
  if (part === "rivals") return t("hints-part-rivals", { less: points > 0 ? "yes" : "no" });
  return t(part === "later" ? "hints-part-later" : "hints-part-other");
}

/** +3.2 as one writes it in the present language. */
export const difference = (points: number): string =>
  new Intl.NumberFormat(prefs.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(points).replace("-", "−");

export const percent = (chance: number): number => Math.round(chance * 100);

/** The chance to win with this answer; null: nobody knows it. */
export function chanceOf(hint: Hint, option: HintOption): number | null {
  if (hint.chance == null || option.best) return hint.chance ?? null;
  return option.cost?.chance == null ? null : Math.max(0, hint.chance - option.cost.chance);
}

/** What is given away, so that one gets an idea: large amounts in whole points. */
export const about = (points: number): number => (Math.abs(points) >= 5 ? Math.round(points) : tenths(points) / 10);
