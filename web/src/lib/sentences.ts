/** Events as sentences: for the log, the live region and the points that float up. */
import { firstText, has, signed, t } from "./texts.svelte";
import type { Table } from "./table.svelte";
import type { Args, Change, GameEvent, TableData, Told } from "./types";

export function whatName(game: string, what: string, amount = 1): string {
  return firstText([`${game}-what-${what}`, `what-${what}`], { amount: Math.abs(amount), n: Math.abs(amount) });
}

export function sourceName(game: string, source: string): string {
  return source === "" ? "" : firstText([`${game}-source-${source}`, `source-${source}`, `${game}-log-source-${source}`]);
}

/** An event that says something by itself (not just "so many of that"). */
export const speaks = (event: GameEvent): boolean => !event.what;

export function eventText(table: Table, event: GameEvent): string {
  const args: Args = { ...table.inWords(event.args), player: table.nameOf(event.seat), seat: event.seat };
  if (event.what) {
    const amount = event.amount ?? 0;
    Object.assign(args, { what: event.what, amount, source: event.source ?? "" });
    const own = `${table.game}-log-${event.key}`;
    if (has(own) && event.key !== "gain" && event.key !== "pay") return t(own, args);
    return `${table.nameOf(event.seat)}: ${signed(amount)} ${whatName(table.game, event.what, amount)}`;
  }
  return t(`${table.game}-log-${event.key}`, args);
}

export function changeText(game: string, change: Change | GameEvent): string {
  const amount = change.amount ?? 0;
  const source = sourceName(game, change.source ?? "");
  return `${signed(amount)} ${whatName(game, change.what ?? "", amount)}${source ? ` (${source})` : ""}`;
}

/** What a screen reader hears of a move: all that was done, and all that was gained and paid. */
export function moveSentences(table: Table, { events }: Told): string[] {
  return events
    .map((event) => {
      if (speaks(event)) return eventText(table, event);
      return event.amount ? `${table.nameOf(event.seat)}: ${changeText(table.game, event)}` : "";
    })
    .filter(Boolean);
}

/** The question, if it is mine, or that the game is over. */
export function asking({ game, offers, question, result }: TableData): string[] {
  if (offers.length > 0 && question) return [t(`${game}-ask-${question.kind}`, question.about)];
  return result ? [t("table-over")] : [];
}
