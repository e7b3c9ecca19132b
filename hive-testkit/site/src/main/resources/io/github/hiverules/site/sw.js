// Answers from the network if possible, otherwise from the cache, so that the pages work offline after one visit.
'use strict';

const CACHE_NAME = 'hive';
const PAGES = [
  './', 'index.html', 'de.html', 'pages.css', 'drawings.css', 'favicon.svg', 'site.js',
  'referee/', 'referee/index.html', 'referee/de.html', 'referee/referee.css', 'referee/browser.js', 'referee/start.js',
  'referee/referee.js', 'diagrams/', 'diagrams/index.html', 'diagrams/de.html', 'diagrams/rules.html', 'diagrams/rules.de.html',
  'diagrams/sentences.html', 'diagrams/sentences.de.html', 'diagrams/diagrams.css', 'diagrams/diagrams.js', 'puzzles/',
  'puzzles/index.html', 'puzzles/de.html', 'puzzles/puzzles.js', 'fixtures/', 'fixtures/index.html', 'fixtures/de.html',
];

// A missing page does not stop the others from being cached.
const cachePages = async () => {
  const cache = await caches.open(CACHE_NAME);
  await Promise.all(PAGES.map((page) => cache.add(page).catch(() => {})));
};

const answer = async (request) => {
  const cache = await caches.open(CACHE_NAME);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      await cache.put(request, fresh.clone());
    }
    return fresh;
  } catch (offline) {
    const cached = await cache.match(request, { ignoreSearch: true });
    if (cached) {
      return cached;
    }
    throw offline;
  }
};

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(cachePages());
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const isOurs = event.request.method === 'GET' && new URL(event.request.url).origin === location.origin;
  if (isOurs) {
    event.respondWith(answer(event.request));
  }
});
