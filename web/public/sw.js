/* When the table does not answer, a page of its own says so. Nothing else is kept: a match is only what the server sends. */

const OFFLINE = '/offline.html';
const STYLE = '/offline.css';
const SHELF = 'stolik-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([OFFLINE, STYLE])).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  else if (new URL(event.request.url).pathname === STYLE) event.respondWith(fetch(event.request).catch(() => caches.match(STYLE)));
});
