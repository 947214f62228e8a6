// After the first visit the page comes from here. A new version is stored beside the old one and takes its place when no page
// is open any more: so a game that runs keeps the files it began with.
const VERSION = "{version}";
const FILES = [{files}];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))));
});

addEventListener("activate", (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name.startsWith("elevens-") && name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(drop).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const stored = caches.open(VERSION).then((cache) => cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true }));
  event.respondWith(stored.then((found) => found || fetch(request)));
});
