// Draws the pictures of a diagram when it comes near the view. Until then, an empty picture of the same size keeps the
// place of each, with its description.
const pictures = (() => {
  const waiting = new Map();
  const listeners = [];
  for (const hidden of document.querySelectorAll('figure > noscript')) {
    const markup = hidden.textContent;
    waiting.set(hidden.parentElement, markup);
    hidden.outerHTML = `${markup.slice(0, markup.indexOf('</desc>'))}</desc></svg>`;
  }

  const draw = (article) => {
    for (const figure of article.querySelectorAll('figure')) {
      if (waiting.has(figure)) {
        figure.querySelector('svg').outerHTML = waiting.get(figure);
        waiting.delete(figure);
        listeners.forEach((listener) => listener(figure));
      }
    }
  };

  const observer = new IntersectionObserver((entries) => {
    entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => {
      observer.unobserve(target);
      draw(target);
    });
  }, { rootMargin: '100%' });
  document.querySelectorAll('article').forEach((article) => observer.observe(article));
  addEventListener('beforeprint', () => document.querySelectorAll('article').forEach(draw));

  // Calls a listener for each picture, now or when it has been drawn.
  const onDrawn = (listener) => {
    listeners.push(listener);
    document.querySelectorAll('article figure').forEach((figure) => waiting.has(figure) || listener(figure));
  };
  return { onDrawn };
})();

