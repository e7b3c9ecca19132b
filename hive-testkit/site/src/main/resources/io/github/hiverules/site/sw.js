// Keeps one version of the site, so that it opens at once, works offline, and never mixes files of two versions.
'use strict';

const CACHE_NAME = 'hive-{version}';
const FILES = ['{files}'];
const NAMED_BY_VERSION = /-[0-9a-f]{8}\.\w+$/;

// A folder and its `index.html` are one page.
const keyOf = (address) => address.split(/[?#]/)[0].replace(/\/$/, '/index.html');

const fetched = async (address) => {
  const fresh = await fetch(address, { cache: NAMED_BY_VERSION.test(address) ? 'default' : 'no-cache' });
  if (!fresh.ok) {
    throw new Error(address);
  }
  return fresh;
};

// Keeps one file after another, so that nothing else has to wait. Browsers also keep what they compile from these scripts.
const keepAll = async () => {
  const cache = await caches.open(CACHE_NAME);
  for (const file of FILES) {
    const address = new URL(file, location).href;
    await cache.put(address, NAMED_BY_VERSION.test(file) && await caches.match(address) || await fetched(address));
  }
};

// Pages that are still open may need scripts of the version before.
const forgetOldVersions = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('hive'));
  await Promise.all(names.filter((name) => name !== CACHE_NAME).slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
};

const answer = async (request) => {
  const key = keyOf(request.url);
  const kept = await (await caches.open(CACHE_NAME)).match(key);
  return kept || (NAMED_BY_VERSION.test(key) && await caches.match(key)) || fetch(request);
};

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepAll());
});
addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));
addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === location.origin) {
    event.respondWith(answer(event.request));
  }
});
