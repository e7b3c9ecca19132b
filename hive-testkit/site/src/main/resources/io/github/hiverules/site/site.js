// What every page does: cache the site for offline use, and copy texts at the tap of a button.
'use strict';

// The script's own address says where the site begins.
const site = new URL('.', document.currentScript.src);

if ('serviceWorker' in navigator && location.protocol.startsWith('http')) {
  navigator.serviceWorker.register(new URL('sw.js', site)).catch(() => {});
}

for (const button of document.querySelectorAll('button[data-copy]')) {
  const name = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const text = document.getElementById(button.dataset.copy).textContent;
    const said = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(() => button.dataset.done, () => button.dataset.failed);
    button.textContent = said;
    setTimeout(() => { button.textContent = name; }, 2000);
  });
}
