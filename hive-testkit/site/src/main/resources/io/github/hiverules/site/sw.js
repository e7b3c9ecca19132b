// Keeps each page that a visitor has opened, so that it works offline. The network has three seconds to answer.
'use strict';

const CACHE_NAME = 'hive';
const NETWORK_MILLIS = 3000;

const cached = async (request) => (await caches.open(CACHE_NAME)).match(request, { ignoreSearch: true });

const fetched = async (request) => {
  const fresh = await fetch(request);
  if (fresh.ok) {
    await (await caches.open(CACHE_NAME)).put(request, fresh.clone());
  }
  return fresh;
};

const answer = async (request) => {
  const network = fetched(request);
  const late = new Promise((resolve) => { setTimeout(resolve, NETWORK_MILLIS); }).then(() => cached(request));
  return await Promise.race([network.catch(() => cached(request)), late]) || network;
};

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

// A page that this script did not control yet sends the addresses of what it has loaded.
addEventListener('message', (event) => {
  event.waitUntil(caches.open(CACHE_NAME).then((cache) => Promise.all(event.data.map((address) => cache.add(address).catch(() => {})))));
});
addEventListener('fetch', (event) => {
  const isOurs = event.request.method === 'GET' && new URL(event.request.url).origin === location.origin;
  if (isOurs) {
    event.respondWith(answer(event.request));
  }
});
