/** This browser as a way to be told: its subscription to Web Push. */
import type { PushWay, Way } from "@/lib/types";
import { worker } from "@/lib/worker";

const KEY = "tianxia-endpoint"; // what was subscribed here, and the way that it became

export const canPush = (): boolean => "PushManager" in window && "serviceWorker" in navigator;

/** A subscription for the server with this key; null where the browser gives none: then it is told while the page is open. */
export async function pushHere(key: string): Promise<PushWay | null> {
  const registration = canPush() ? await worker() : null;
  if (!registration) return null;
  try {
    const old = await registration.pushManager.getSubscription();
    await old?.unsubscribe(); // it may belong to another key
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) return null;
    return { endpoint, p256dh, auth, name: browserName() };
  } catch {
    return null;
  }
}

export async function stopPush(): Promise<void> {
  localStorage.removeItem(KEY);
  const subscription = await (await worker())?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/** Which of my ways is this browser; nothing if none is. The one that came last with this subscription. */
export async function devicePush(ways: readonly Way[]): Promise<string> {
  const subscription = await (await worker())?.pushManager?.getSubscription().catch(() => null);
  if (!subscription) return "";
  const [endpoint, id] = (localStorage.getItem(KEY) ?? "").split(" ");
  if (endpoint === subscription.endpoint && ways.some((way) => way.id === id)) return id!;
  const newest = ways.filter((way) => way.channel === "push" && way.name === browserName()).at(-1);
  if (newest) localStorage.setItem(KEY, `${subscription.endpoint} ${newest.id}`);
  return newest?.id ?? "";
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(raw, (c) => c.charCodeAt(0));
}

/** "Firefox, Android": enough to know one's devices apart. */
function browserName(): string {
  const agent = navigator.userAgent;
  const browser = ["Edg", "OPR", "Firefox", "Chrome", "Safari"].find((name) => agent.includes(`${name}/`)) ?? "Browser";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"].find((name) => agent.includes(name)) ?? "";
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS": "Mac" };
  return [browser, system]
    .map((name) => names[name] ?? name)
    .filter(Boolean)
    .join(", ");
}
