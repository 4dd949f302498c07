/** The page's worker (public/worker.js): it shows what is told while the page is closed, and has the page at hand without a line. */
import { link } from "./base";
import { go } from "./route.svelte";

export function serveFromBackground(): void {
  // An old page may want a part that an upgrade has taken away: the new page has it. Once, lest it go on for ever.
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem("tianxia-reloaded") ?? "0");
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem("tianxia-reloaded", String(Date.now()));
    location.reload();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ go?: string; where?: true }>) => {
    if (event.data.go) go(event.data.go);
    if (event.data.where) event.ports[0]?.postMessage(location.pathname);
  });
  // where it may not be (a private window, a browser that forbids it) the page does without
  navigator.serviceWorker.register(link("/worker.js"), { updateViaCache: "none" }).catch(() => undefined);
}

/** The worker once it is there; null where there is none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined)) ? navigator.serviceWorker.ready : null;
}
