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

// The cell of a board to which an arrow key leads: the next one of the row, or the nearest of the next row; if there is none,
// the same.
const nextCell = (cells, from, arrow) => {
  const [column, row] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[arrow];
  const at = (cell) => cell.dataset.cell.split(',').map(Number);
  const [q, r] = at(from);
  const away = ([otherQ, otherR]) => 1000 * Math.abs(otherR - r) + Math.abs(2 * otherQ + otherR - 2 * q - r);
  return cells
    .filter((cell) => (row === 0 ? at(cell)[1] === r && (at(cell)[0] - q) * column > 0 : (at(cell)[1] - r) * row > 0))
    .sort((one, other) => away(at(one)) - away(at(other)))[0] || from;
};

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
