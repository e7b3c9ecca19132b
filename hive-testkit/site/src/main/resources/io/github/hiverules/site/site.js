// Runs on every page: caches the site for offline use, and lets buttons copy texts.
'use strict';

// The root of the site is the folder of this script.
const site = new URL('.', document.currentScript.src);

if ('serviceWorker' in navigator && location.protocol.startsWith('http')) {
  navigator.serviceWorker.register(new URL('sw.js', site)).catch(() => {});
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
