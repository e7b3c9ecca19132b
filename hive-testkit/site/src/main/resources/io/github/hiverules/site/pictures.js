// Shows the pictures and facts of a diagram when it comes near the view. Until then, the page has them as text.
const drawing = (() => {
  const articles = [...document.querySelectorAll('article')];
  const listeners = [];
  const draw = (article) => {
    const waiting = article.querySelector('noscript');
    if (waiting) {
      waiting.outerHTML = waiting.textContent;
      listeners.forEach((listener) => listener(article));
    }
  };

  const observer = new IntersectionObserver((entries) => {
    entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => {
      observer.unobserve(target);
      draw(target);
    });
  }, { rootMargin: '100%' });
  articles.forEach((article) => observer.observe(article));
  addEventListener('beforeprint', () => articles.forEach(draw));

  // Calls a listener for each diagram, now or when it has been drawn.
  const onDrawn = (listener) => {
    listeners.push(listener);
    articles.filter((article) => !article.querySelector('noscript')).forEach(listener);
  };
  return { onDrawn };
})();
