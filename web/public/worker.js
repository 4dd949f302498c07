// The page in the background: shows what is told, opens the very table on a tap, and has the page at hand when there is no line.
// What has a hash in its name never changes and is kept; everything else is asked for first, so no upgrade leaves an old page behind.
const BASE = new URL(self.registration.scope).pathname.replace(/\/$/, ""); // the path that everything lies under
const PAGE = "page";
const ASSETS = "assets";
const MOST_ASSETS = 400; // the oldest go first

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith(BASE + "/api/")) return;
  if (pathname.startsWith(BASE + "/assets/")) event.respondWith(kept(request));
  else event.respondWith(newest(request, request.mode === "navigate" ? BASE + "/" : pathname));
});

async function kept(request) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request.url, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_ASSETS)).map((old) => cache.delete(old)));
  }
  return answer;
}

/** All addresses of the page have the same file: it is kept under one name. */
async function newest(request, name) {
  const cache = await caches.open(PAGE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(name);
    if (known) return known;
    throw error;
  }
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));

/** Whoever has that very table before them sees it there. */
async function tell({ title = "Tianxia", text = "", url = BASE + "/", tag = "" }) {
  const path = pathOf(url);
  const there = path === BASE + "/me/messages" ? null : await pageAt(path);
  if (there?.visibilityState === "visible") return;
  await self.registration.showNotification(title, {
    body: text,
    tag,
    renotify: tag !== "",
    icon: BASE + "/icon-192.png",
    badge: BASE + "/badge.png",
    data: { path },
  });
}

/** Only ever a place of our own. */
function pathOf(url) {
  return new URL(url, self.location.origin).pathname;
}

const allPages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** The page that shows this place. Only the page itself knows where it has gone since it was loaded. */
async function pageAt(path) {
  const pages = await allPages();
  const places = await Promise.all(pages.map(whereIs));
  return pages[places.indexOf(path)];
}

function whereIs(page) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => done(event.data);
    setTimeout(() => done(pathOf(page.url)), 3000);
    page.postMessage({ where: true }, [port2]);
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? BASE + "/"));
});

async function open(path) {
  const there = await pageAt(path);
  const page = there ?? (await allPages())[0];
  if (!page) return self.clients.openWindow(path);
  if (!there) page.postMessage({ go: path });
  return page.focus();
}

// The browser has changed its subscription by itself: the server must know the new one.
self.addEventListener("pushsubscriptionchange", (event) => {
  const key = event.oldSubscription?.options.applicationServerKey;
  if (!key) return;
  const again = async () => {
    const fresh = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = fresh.toJSON();
    await fetch(BASE + "/api/me/messages/push", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ endpoint, ...keys }),
    });
  };
  event.waitUntil(again());
});
