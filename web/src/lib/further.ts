/** Going further back than what is free to take back, by who plays alone among bots: there is nobody else to ask. */
import type { GameInfo, TableData, Told } from "./types";

/** How many moves are kept if one goes back to one's own last decision, over what bots did since; null: this is not the table for it. */
export function furtherBack(
  table: Pick<TableData, "status" | "me" | "players" | "terms" | "undo" | "deal" | "lesson">,
  story: Told[],
): number | null {
  const alone = table.players.every((player) => player.mine || player.person === null);
  const free = table.undo.last !== null || table.lesson?.asks === true || table.deal.known === "puzzle";
  if (table.status !== "playing" || !alone || free || table.terms.rated) return null;
  return story.findLast((told) => told.by === "person" && table.me.includes(told.seat))?.move ?? null;
}

/** Achievements are counted at this table, and would not be any more. */
export const furtherCosts = (table: { latest: Pick<TableData, "not_counted">; info: Pick<GameInfo, "goals"> }): boolean =>
  table.latest.not_counted === null && table.info.goals.length > 0;
