/** Which answers wait for a second "yes" before they are given, and what is taken back. */
import { furtherBack, furtherCosts } from "./further";
import type { prefs } from "./prefs.svelte";
import type { Table } from "./table.svelte";
import { t } from "./texts.svelte";
import type { Offer } from "./types";

const LONG = 12_000; // milliseconds, to read what it costs

/** "every": what ends the turn, or reveals; "some": what reveals, or ends a round or the game; "never": nothing. */
export function heldBack(offer: Pick<Offer, "reveals" | "ends">, confirm: (typeof prefs)["confirm"]): boolean {
  if (confirm === "never") return false;
  return offer.reveals || offer.ends === "round" || offer.ends === "game" || (confirm === "every" && offer.ends === "turn");
}

/** Back to before the last answer: the one that waits, or the last one given; or why that cannot be, and the way further back for
 * who plays alone. */
export function takeBack(table: Table): void {
  const { last, why } = table.latest.undo;
  if (table.pending) table.pending = null;
  else if (last !== null) table.acting.undo(last);
  else if (why) {
    const keep = furtherBack(table.latest, table.story);
    const words = [
      `undo-why-${why}`,
      ...(keep === null ? [] : ["further-title", ...(furtherCosts(table) ? ["further-costs"] : [])]),
    ];
    const button = keep === null ? undefined : { label: t("further"), act: () => table.acting.undo(keep, true) };
    table.notice(words.map((id) => t(id)).join(" "), "", "info", LONG, button);
  }
}
