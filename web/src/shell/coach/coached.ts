/** Where the coach speaks, and which of the cards were put away (`prefs.coached`). */
import { api } from "@/lib/api";
import { prefs, savePrefs } from "@/lib/prefs.svelte";
import { go, tablePath } from "@/lib/route.svelte";
import type { GameInfo, SeatWish, TableData } from "@/lib/types";

const MOST = 20;

const known = (table: string) => prefs.coached.find((one) => one.table === table);

/** Is this the table of a first game? */
export const isFirst = (table: string): boolean => known(table) !== undefined;

/** Does the coach speak at this table? A lesson and a puzzle have cards of their own. */
export const coaches = ({ table, me, status, lesson, puzzle }: TableData): boolean =>
  (prefs.coach === "every" || (prefs.coach === "first" && isFirst(table))) &&
  me.length > 0 &&
  status === "playing" &&
  lesson === null &&
  puzzle === null;

export const isAway = (table: string, card: string): boolean => known(table)?.away.includes(card) ?? false;

export function putAway(table: string, card: string): void {
  keep({ table, away: [...(known(table)?.away ?? []), card] });
}

function keep(one: { table: string; away: string[] }): void {
  prefs.coached = [...prefs.coached.filter(({ table }) => table !== one.table), one].slice(-MOST);
  savePrefs();
}

/** The usual table of a game: mine if I play, the other seats for bots of this level. */
export function usualTable(info: GameInfo, mine: SeatWish[], level: string): Promise<TableData> {
  const mode = info.modes.find((m) => m.most >= 2) ?? info.modes[0]!;
  const bots = Math.max(2, mode.usual) - mine.length;
  const seats = [...mine, ...Array.from({ length: bots }, (): SeatWish => ({ who: "bot", bot: level }))];
  return api.open({ game: info.name, mode: mode.name, seats });
}

export const me = (): SeatWish => (prefs.name ? { who: "me", name: prefs.name } : { who: "me" });

/** My first game: the usual table, bots of the gentlest level, and the coach. */
export async function firstGame(info: GameInfo): Promise<void> {
  const { table } = await usualTable(info, [me()], info.bots[0]!);
  if (prefs.coach === "never") prefs.coach = "first";
  keep({ table, away: [] });
  go(tablePath(table));
}
