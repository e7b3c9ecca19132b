// Runs on every page: keeps it for offline use, lets visitors install the site, and lets buttons copy texts.
'use strict';

// The root of the site is the folder of this script.
const site = new URL('.', document.currentScript.src);

if ('serviceWorker' in navigator && location.protocol.startsWith('http')) {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = new URL('manifest.webmanifest', site);
  document.head.append(manifest);
  // The first visit has loaded the page before the service worker could keep it.
  const keepPage = async () => {
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active.postMessage([location.href, ...loaded].map((address) => address.split('#')[0])
      .filter((address) => address.startsWith(site)));
  };
  addEventListener('load', () => {
    navigator.serviceWorker.register(new URL('sw.js', site)).then(keepPage).catch(() => {});
  });
}

for (const button of document.querySelectorAll('button[data-copy]')) {
  const name = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const text = document.getElementById(button.dataset.copy).textContent;
    const message = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(() => button.dataset.done, () => button.dataset.failed);
    button.textContent = message;
    setTimeout(() => { button.textContent = name; }, 2000);
  });
}
