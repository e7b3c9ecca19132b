// Finds rules by the words of players: those that match most words of the question.
'use strict';

{
  const form = document.getElementById('search');
  const output = form.querySelector('output');
  const wordsOf = (text) => text.toLowerCase().split(/[^\p{L}\d-]+/u).filter(Boolean);
  const rules = [...document.querySelectorAll('article')].map((article) => {
    const parts = [...article.querySelectorAll(':scope > h3, :scope > p:not(.sources)')];
    return { article, words: wordsOf([article.dataset.words, ...parts.map((part) => part.textContent)].join(' ')) };
  });

  const search = () => {
    const asked = wordsOf(form.elements.q.value);
    const counts = rules.map(({ words }) => asked.filter((word) => words.some((each) => each.startsWith(word))).length);
    const most = Math.max(...counts);
    const isFound = asked.length === 0 || most > 0;
    rules.forEach(({ article }, index) => { article.hidden = isFound && asked.length > 0 && counts[index] < most; });
    document.querySelectorAll('section').forEach((section) => { section.hidden = !section.querySelector('article:not([hidden])'); });
    document.querySelector('.rule-list').hidden = isFound && asked.length > 0;
    output.textContent = isFound ? '' : output.dataset.none;
  };

  form.hidden = false;
  form.addEventListener('input', search);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A link may lead to a rule that is not shown.
  addEventListener('hashchange', () => {
    form.reset();
    search();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}
