// Answers from the network if there is one, otherwise from the cache: after one visit the pages work offline.
'use strict';

const KEPT = 'hive';
const PAGES = [
  './', 'index.html', 'de.html', 'pages.css', 'drawings.css', 'favicon.svg', 'site.js',
  'referee/', 'referee/index.html', 'referee/de.html', 'referee/referee.css', 'referee/browser.js', 'referee/start.js',
  'referee/referee.js', 'diagrams/', 'diagrams/index.html', 'diagrams/de.html', 'diagrams/rules.html', 'diagrams/rules.de.html',
  'diagrams/sentences.html', 'diagrams/sentences.de.html', 'diagrams/diagrams.css', 'diagrams/diagrams.js', 'puzzles/',
  'puzzles/index.html', 'puzzles/de.html', 'puzzles/puzzles.js', 'fixtures/', 'fixtures/index.html', 'fixtures/de.html',
];

// A missing page does not stop the others from being cached.
const keep = async () => {
  const kept = await caches.open(KEPT);
  await Promise.all(PAGES.map((page) => kept.add(page).catch(() => {})));
};

const answer = async (request) => {
  const kept = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      await kept.put(request, fresh.clone());
    }
    return fresh;
  } catch (offline) {
    const old = await kept.match(request, { ignoreSearch: true });
    if (old) {
      return old;
    }
    throw offline;
  }
};

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keep());
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const isOurs = event.request.method === 'GET' && new URL(event.request.url).origin === location.origin;
  if (isOurs) {
    event.respondWith(answer(event.request));
  }
});
