/** How a game ended, in words. */
import type { Table } from "./table.svelte";
import { firstText, t } from "./texts.svelte";
import type { Result } from "./types";

/** Who won, or that nobody did. */
export function winnersText(table: Table, { places }: Result): string {
  if (places.length === 0) return t("clocks-no-result");
  const names = places.flatMap((place, seat) => (place === 1 ? [table.nameOf(seat)] : []));
  return t("result-winner", { names: names.join(", "), count: names.length });
}

export const reasonText = (table: Table, { ended, resigned, end_reason }: Result): string =>
  ended
    ? t(`clocks-ended-${ended}`, { names: (resigned ?? []).map((seat) => table.nameOf(seat)) })
    : firstText([`${table.game}-end-${end_reason}`]);
