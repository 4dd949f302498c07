/** Who sits where: one person may play several seats, and everybody should know. */
import { t } from "./texts.svelte";
import type { Player } from "./types";

/** The players whose seats belong to one person, per such person; nobody who plays one seat only. */
export function severalSeats(players: Player[]): Player[][] {
  const groups = players.map((p) => (p.person === p.seat ? players.filter((q) => q.person === p.seat) : []));
  return groups.filter((group) => group.length > 1);
}

/** Those who are called the same are numbered: nobody at a table is taken for another. */
function numbered(names: string[]): string[] {
  return names.map((name, at) => {
    const same = names.flatMap((other, i) => (other === name ? [i] : []));
    return same.length > 1 ? `${name} ${same.indexOf(at) + 1}` : name;
  });
}

/** What the server calls guests who have not said their name (guests.py). */
const UNNAMED = /^Guest ([0-9a-f]{4})$/;

/** What somebody is called: in words of the page who has not said a name. */
export function called(name: string): string {
  const unnamed = UNNAMED.exec(name);
  return unnamed ? t("people-guest", { code: unnamed[1]! }) : name;
}

/** What a player is called, before those of the same name are numbered. */
export function plainName(player: Player): string {
  if (player.open) return t("table-open-seat");
  if (player.left) return t("people-left");
  if (player.bot && !player.stand_in) return t("bot-name", { bot: player.bot, name: player.name });
  return called(player.name);
}

/** What those at a table are called; open seats are nobody, and have no number. */
export function namesOf(players: Player[]): string[] {
  const names = numbered(players.map((player) => (player.open ? "" : plainName(player))));
  return players.map((player, i) => (player.open ? t("table-open-seat") : names[i]!));
}
