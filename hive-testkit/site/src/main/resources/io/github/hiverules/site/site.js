// Runs on every page: keeps the site for offline use, lets visitors install it, marks the current page, and lets buttons
// copy texts.
'use strict';

// The root of the site is the folder of this script.
const site = new URL('.', document.currentScript.src);

if ('serviceWorker' in navigator && location.protocol.startsWith('http')) {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = new URL('manifest.webmanifest', site);
  document.head.append(manifest);
  // After a visit of any page, the pages for players work offline. This waits until the page has started.
  const register = () => navigator.serviceWorker.register(new URL('sw.js', site)).catch(() => {});
  addEventListener('load', () => setTimeout(register, 2000));
}

const pageOf = (address) => address.split('#')[0].replace(/index\.html$/, '');
for (const link of document.querySelectorAll('nav.site a')) {
  if (pageOf(link.href) === pageOf(location.href)) {
    link.setAttribute('aria-current', 'page');
  }
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
