/** Who sits where: one person may play several seats, and everybody should know. */
import type { Player } from "./types";

/** The players whose seats belong to one person, per such person; nobody who plays one seat only. */
export function severalSeats(players: Player[]): Player[][] {
  const groups = players.map((p) => (p.person === p.seat ? players.filter((q) => q.person === p.seat) : []));
  return groups.filter((group) => group.length > 1);
}
