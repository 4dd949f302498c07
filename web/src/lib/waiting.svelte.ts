/** The tables that wait for me, live: they are counted in the title and in the header, and the picture of the tab has a dot. */
import { ask } from "./api";
import { link } from "./base";
import { lineAnew, listen } from "./myLine";
import { notify } from "./notify";
import { route } from "./route.svelte";
import type { TableNews, WaitingTable, WaitingTables } from "./types";

export const waiting = $state({
  tables: [] as WaitingTable[],
  /** Somebody who has a way to be told says what they have seen. */
  told: false,
});

let listening = false;
let heard = 0; // news so far

export function watchTables(): void {
  $effect.root(() => {
    $effect(() => {
      void route.path; // who was nobody may have become somebody, by opening a table or joining one
      if (!listening) void look();
    });
    $effect(() => {
      const picture = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (picture) picture.href = waiting.tables.length > 0 ? link("/seal-dot.svg") : link("/seal.svg");
    });
  });
}

/** Without a cookie there is nobody to hear of anything. */
async function look(): Promise<void> {
  const before = heard;
  const found = await ask<WaitingTables>("GET", "/me/waiting").catch(() => null);
  if (!found) return;
  if (heard !== before) return look(); // what was answered may be older than what was heard meanwhile
  const known = new Set(waiting.tables.map((one) => one.table));
  const fresh = found.tables.filter((one) => !known.has(one.table));
  waiting.tables = found.tables;
  waiting.told = found.told;
  if (listening) for (const one of fresh) void notify("turn", one); // what was told while the line was away, or will come behind
  if (listening || !found.known) return;
  listening = true;
  lineAnew();
  listen("open", () => void look());
  listen("table-news", hear);
}

function hear(news: TableNews): void {
  heard++;
  const known = waiting.tables.some((one) => one.table === news.table);
  if (news.my_turn && !known) waiting.tables.push({ table: news.table, game: news.game });
  if (!news.my_turn && known) waiting.tables = waiting.tables.filter((one) => one.table !== news.table);
  if (news.my_turn && !known) void notify("turn", news);
  else if (news.status === "over") void notify("over", news);
}

/** Those that wait elsewhere, beginning after the one that is open: going from one to the next comes by all of them. */
export function waitingElsewhere(here: string): WaitingTable[] {
  const at = waiting.tables.findIndex((one) => one.table === here);
  return [...waiting.tables.slice(at + 1), ...waiting.tables.slice(0, Math.max(0, at))];
}
