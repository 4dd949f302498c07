import type { Messages } from "./types";

/** Whether these are somebody's quiet hours, in their own zone. */
export function quiet(wished: Pick<Messages, "quiet" | "zone">, now: Date): boolean {
  if (!wished.quiet) return false;
  const { begins, ends } = wished.quiet;
  const form = new Intl.DateTimeFormat("en-GB", { timeZone: wished.zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const time = form.format(now);
  return begins <= ends ? begins <= time && time < ends : time >= begins || time < ends;
}
