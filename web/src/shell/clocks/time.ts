/** How time is said: days and hours far from the end, seconds only in the last two minutes. */
import { t } from "@/lib/texts.svelte";
import type { Clock } from "@/lib/types";
import { SECONDS_BELOW } from "./running";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** "2 days 3 h", "3 h 12 min", "12 min", "1:24". */
export function said(left: number): string {
  const whole = Math.ceil(left);
  if (whole >= 2 * DAY) return t("clocks-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR) return t("clocks-hours", { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
  if (whole > SECONDS_BELOW) return t("clocks-minutes", { minutes: Math.floor(whole / MINUTE) });
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** A length that is a whole number of something: "3 days", "12 hours", "30 min", "20 s". */
function span(seconds: number): string {
  if (seconds % DAY === 0) return t("clocks-span-days", { n: seconds / DAY });
  if (seconds % HOUR === 0) return t("clocks-span-hours", { n: seconds / HOUR });
  if (seconds % MINUTE === 0) return t("clocks-span-minutes", { n: seconds / MINUTE });
  return t("clocks-span-seconds", { n: seconds });
}

/** What was agreed, in a sentence or two. */
export function terms(clock: Clock): string {
  const time = span(clock.seconds);
  const increment = clock.increment ? span(clock.increment) : "";
  const what =
    clock.kind === "move"
      ? t("clocks-terms-move", { time })
      : increment
        ? t("clocks-terms-bank-more", { time, increment })
        : t("clocks-terms-bank", { time });
  return `${what} ${t(`clocks-terms-${clock.at_zero ?? "bot"}`)}`;
}

/** A day and an hour as this reader writes them. */
export const dateOf = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(moment * 1000);
