/** What the browser says while the page is open and nobody looks at it. Where Web Push reaches this browser, that says it. */
import { ask } from "./api";
import { link } from "./base";
import { quiet } from "./quiet";
import { tablePath } from "./route.svelte";
import { gameName, t } from "./texts.svelte";
import type { Messages, WaitingTable } from "./types";
import { worker } from "./worker";

const KEY = "tianxia-notify";

/** Whether this browser is to say something at all, as was chosen here. */
export function notifying(): boolean {
  return "Notification" in window && Notification.permission === "granted" && localStorage.getItem(KEY) === "on";
}

export function setNotifying(on: boolean): void {
  localStorage.setItem(KEY, on ? "on" : "off");
}

export async function notify(kind: "turn" | "over", news: WaitingTable): Promise<void> {
  if (!document.hidden || !notifying()) return;
  const registration = await worker();
  if (await registration?.pushManager?.getSubscription().catch(() => null)) return;
  const wished = await ask<Messages>("GET", "/me/messages").catch(() => null);
  if (!wished || wished.kinds_off.includes(kind) || wished.games_off.includes(news.game) || quiet(wished, new Date())) return;
  const title = t(`telling-notify-${kind}`, { game: gameName(news.game) });
  const options = { tag: news.table, icon: link("/icon-192.png"), data: { path: tablePath(news.table) } };
  await registration?.showNotification(title, options);
}
