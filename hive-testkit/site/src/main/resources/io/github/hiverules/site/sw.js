// Keeps the site, so that it works offline. The network has three seconds to answer.
'use strict';

const CACHE_NAME = 'hive';
const NETWORK_MILLIS = 3000;
const FILE = /"([\w./-]+\.(?:js|css|svg))"/g;

// A folder and its `index.html` are one page.
const keyOf = (address) => address.split(/[?#]/)[0].replace(/\/$/, '/index.html');

const cached = async (address) => (await caches.open(CACHE_NAME)).match(keyOf(address));

const fetched = async (request) => {
  const fresh = await fetch(request);
  if (fresh.ok) {
    await (await caches.open(CACHE_NAME)).put(keyOf(fresh.url), fresh.clone());
  }
  return fresh;
};

const answer = async (request) => {
  const network = fetched(request);
  const late = new Promise((resolve) => { setTimeout(resolve, NETWORK_MILLIS); }).then(() => cached(request.url));
  return await Promise.race([network.catch(() => cached(request.url)), late]) || network;
};

// Keeps a page with all scripts, style sheets and icons that it names.
const keep = async (address) => {
  const page = await cached(address) || await fetched(address);
  if (keyOf(address).endsWith('.html')) {
    const files = [...(await page.clone().text()).matchAll(FILE)].map(([, file]) => new URL(file, keyOf(address)).href);
    for (const file of new Set(files)) {
      await (await cached(file) || fetched(file));
    }
  }
};

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

// Each page sends the addresses of all pages in its language, one after another, so that nothing else has to wait.
addEventListener('message', (event) => {
  event.waitUntil(event.data.reduce((before, address) => before.then(() => keep(address)).catch(() => {}), Promise.resolve()));
});
addEventListener('fetch', (event) => {
  const isOurs = event.request.method === 'GET' && new URL(event.request.url).origin === location.origin;
  if (isOurs) {
    event.respondWith(answer(event.request));
  }
});
