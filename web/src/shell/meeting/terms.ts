/** The terms of a table in words: what is shown in lists and before one sits down. */
import { t } from "@/lib/texts.svelte";
import type { Clock, Terms } from "@/lib/types";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** "3 days", "20 min": in the largest unit that fits. */
function duration(seconds: number): string {
  if (seconds % DAY === 0) return t("meeting-days", { n: seconds / DAY });
  if (seconds % HOUR === 0) return t("meeting-hours", { n: seconds / HOUR });
  if (seconds % 60 === 0) return t("meeting-minutes", { n: seconds / 60 });
  return t("meeting-seconds", { n: seconds });
}

export function clockWords(clock: Clock | null | undefined): string {
  if (!clock) return t("meeting-clock-none");
  if (clock.kind === "move") return t("meeting-clock-move", { time: duration(clock.seconds) });
  return clock.increment
    ? t("meeting-clock-bank-more", { time: duration(clock.seconds), more: duration(clock.increment) })
    : t("meeting-clock-bank", { time: duration(clock.seconds) });
}

/** The clock, and what happens when it has run out. */
export const timeWords = ({ clock }: Terms): string =>
  clock ? `${clockWords(clock)} · ${t(`meeting-zero-${clock.at_zero ?? "bot"}`)}` : clockWords(clock);

/** Who is wanted at a table that anybody may find. */
export const levelWords = (terms: Terms): string =>
  terms.seen_by === "public" ? t(terms.level === "mine" ? "meeting-level-similar" : "meeting-level-any") : "";

/** Clocks that are offered: live ones and those for days. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  "20m": { kind: "bank", seconds: 20 * 60, increment: 30 },
  "1h": { kind: "move", seconds: HOUR },
  "8h": { kind: "move", seconds: 8 * HOUR },
  "1d": { kind: "move", seconds: DAY },
  "3d": { kind: "move", seconds: 3 * DAY },
  "7d": { kind: "move", seconds: 7 * DAY },
};
