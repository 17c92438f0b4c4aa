// Keeps the built files, whose names change with their content, and the logo; everything else comes from the network.
const KEPT = "railhead-1";
const LOGO = "/icon.svg";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromStore(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fromNetwork(event.request, "/"));
  else if (url.pathname === LOGO) event.respondWith(fromNetwork(event.request, LOGO));
});
/** The server tells something, perhaps with no page open. */
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const options = { body, icon: "/icon-192.png", tag, data: new URL(url, location.origin).href };
  event.waitUntil(self.registration.showNotification(title, options));
});
/** A touch on "your turn" goes to the page that shows that game, or opens one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => page.url === url);
  return there ? there.focus() : self.clients.openWindow(url);
}

async function fromStore(request) {
  const store = await caches.open(KEPT);
  const found = await store.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

/** From the network; without one, as it last was. The page then says that there is no connection. */
async function fromNetwork(request, kept) {
  const store = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put(kept, answer.clone());
    return answer;
  } catch (error) {
    const found = await store.match(kept);
    if (found) return found;
    throw error;
  }
}
