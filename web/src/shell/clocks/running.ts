/** How a clock runs (as the server's clocks/running.py does), and when what it shows changes. */
import type { SeatTime } from "@/lib/types";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
/** Below this many seconds they are shown. */
export const SECONDS_BELOW = 2 * MINUTE;

/** Seconds that a clock has at a moment; it stands in the holidays of its owner. */
export function leftAt(clock: SeatTime, now: number): number {
  if (clock.since === null || now <= clock.since) return clock.left;
  const since = clock.since;
  const away = clock.away.map((h) => Math.max(0, Math.min(now, h.until) - Math.max(since, h.first)));
  return Math.max(0, clock.left - (now - since - away.reduce((a, b) => a + b, 0)));
}

export const onHoliday = (clock: SeatTime, now: number): boolean => clock.away.some((h) => h.first <= now && now < h.until);

/** Does it run at this moment? */
export const runs = (clock: SeatTime, now: number): boolean =>
  clock.since !== null && clock.since <= now && !onHoliday(clock, now) && leftAt(clock, now) > 0;

/** Seconds until what is shown changes. */
export function changesIn(left: number): number {
  const unit = left < SECONDS_BELOW + 1 ? 1 : left < DAY ? MINUTE : HOUR;
  return Math.max(0.2, left % unit || unit);
}
