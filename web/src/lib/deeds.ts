/** What was done, for the bar: the deeds of a game are the moves that tell something; the others belong to the next one. */
import { scored } from "./scoring";
import { changeText, eventText, speaks } from "./sentences";
import type { Table } from "./table.svelte";
import { t } from "./texts.svelte";
import type { Told } from "./types";

const MOST_SENTENCES = 5; // a whole table of four reveals its cards

const tells = (told: Told): boolean => told.events.some((event) => speaks(event) || (event.amount ?? 0) !== 0);

/** The last deed of the first `cursor` moves; null where nothing is told yet. */
export const deedBefore = (story: Told[], cursor: number): Told | null =>
  story.findLast((told) => told.move < cursor && tells(told)) ?? null;

/** Where the next deed after `cursor` moves has been done; the present if nothing more is told. */
export const afterNext = (story: Told[], cursor: number, present: number): number =>
  (story.find((told) => told.move >= cursor && tells(told))?.move ?? present - 1) + 1;

/** The deeds since a position, and how many of them are done after `cursor` moves. */
export function tale(story: Told[], since: number, cursor: number): { all: Told[]; done: number } {
  const all = story.filter((told) => told.move >= since && tells(told));
  return { all, done: all.filter((told) => told.move < cursor).length };
}

/** A deed in players' words. A scoring has a scene of its own. */
export function deedSentences(table: Table, told: Told): string[] {
  const rules = table.module.scoring?.rules ?? [];
  const own = told.events.filter((event) => !scored(event, rules));
  const said = own.filter(speaks).map((event) => eventText(table, event));
  if (said.length > 0) return said.slice(0, MOST_SENTENCES);
  if (own.length < told.events.length) return [t("scenes-scored")];
  return own
    .filter((event) => event.amount)
    .slice(0, 1)
    .map((event) => `${table.nameOf(event.seat)}: ${changeText(table.game, event)}`);
}
