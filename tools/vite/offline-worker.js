// The page's service worker: keeps every file of this build, so that the page works without a network after its first
// load. FILES and VERSION are put in place by the build.
/** @type {string[]} */
const FILES = self.__FILES__;
const NAME = 'bocage-self.__VERSION__';

/** Files whose names carry a hash of their content; a copy kept by an older version is as good. */
const isHashed = (file) => file.startsWith('assets/');

async function keep() {
  const cache = await caches.open(NAME);
  await Promise.all(
    FILES.map(async (file) => {
      const kept = isHashed(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
      if (kept) await cache.put(file, kept);
      else await cache.add(new Request(file, { cache: isHashed(file) ? 'default' : 'reload' }));
    }),
  );
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('bocage-') && name !== NAME).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request.mode === 'navigate' ? 'index.html' : request, {
    ignoreSearch: true,
    // A server may answer scripts differently by origin; there is but one here.
    ignoreVary: true,
  });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});
