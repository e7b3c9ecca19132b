// Finds rules by the words of players: first the one that matches the question best, then those that match it nearly as well.
'use strict';

{
  const form = document.getElementById('search');
  const output = form.querySelector('output');
  const wordsOf = (text) => text.toLowerCase().replace(/’/g, "'").split(/[^\p{L}\d'-]+/u).filter(Boolean);
  const stopWords = new Set(wordsOf(form.dataset.stop));
  // The name of a rule weighs most, then the words of players, then its text.
  const rules = [...document.querySelectorAll('article')].map((article) => {
    const textOf = (selector) => wordsOf([...article.querySelectorAll(selector)].map((part) => part.textContent).join(' '));
    return { article, section: article.parentElement, parts: [textOf(':scope > p:not(.sources)'), wordsOf(article.dataset.words), textOf(':scope > h3')] };
  });

  // Whether two words differ in one letter.
  const isNear = (word, other) => {
    const [long, short] = word.length < other.length ? [other, word] : [word, other];
    let start = 0;
    while (start < short.length && long[start] === short[start]) {
      start += 1;
    }
    const rest = long.slice(start + 1);
    return word.length > 4 && (rest === short.slice(start) || rest === short.slice(start + 1));
  };
  const likeness = (asked, word) => {
    if (word.startsWith(asked) || (word.length > 3 && asked.length < word.length + 4 && asked.startsWith(word))) {
      return 1;
    }
    return asked.length > 3 && word.endsWith(asked) ? 0.8 : isNear(asked, word) && 0.6;
  };
  const matchOf = ({ parts }, asked) => Math.max(0, ...parts.map((words, index) => (index + 1)
    * Math.max(0, ...words.map((word) => likeness(asked, word)))));
  // A word that few rules have says more.
  const weighted = (matches) => {
    const weight = Math.log(1 + matches.length / Math.max(1, matches.filter(Boolean).length));
    return matches.map((match) => match * weight);
  };

  const search = () => {
    const words = wordsOf(form.elements.q.value);
    const telling = words.filter((word) => !stopWords.has(word));
    const asked = telling.length > 0 ? telling : words;
    const weights = asked.map((word) => weighted(rules.map((rule) => matchOf(rule, word))));
    const scores = new Map(rules.map((rule, index) => [rule, weights.reduce((sum, each) => sum + each[index], 0)]));
    const best = Math.max(...scores.values());
    const isSearch = best > 0;
    const order = isSearch ? [...rules].sort((one, other) => scores.get(other) - scores.get(one)) : rules;
    order.forEach((rule) => {
      rule.article.hidden = asked.length > 0 && (!isSearch || scores.get(rule) < best * 0.6);
      (isSearch ? form.parentElement : rule.section).append(rule.article);
    });
    document.querySelectorAll('section').forEach((section) => { section.hidden = !section.querySelector('article:not([hidden])'); });
    document.querySelector('.rule-list').hidden = isSearch;
    const count = rules.filter(({ article }) => !article.hidden).length;
    output.textContent = isSearch ? `${output.dataset.found} ${count}` : asked.length > 0 ? output.dataset.none : '';
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
