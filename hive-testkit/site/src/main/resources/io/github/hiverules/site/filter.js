// The texts of the scripts, in the language of the page.
const texts = JSON.parse(document.body.dataset.texts);

// Shows only the diagrams that match the form. The address stores the filter, so that visitors can share it.
{
  const form = document.getElementById('filter');
  const output = form.querySelector('output');
  const splitWords = (text) => text.split(' ').filter(Boolean);
  // With what players call the rules of the diagram.
  const ruleWords = JSON.parse(document.body.dataset.words);
  const words = (article) => [
    article.innerHTML.replace(/<(svg|pre).*?<\/\1>|<[^>]*>/gs, ''),
    ...splitWords(`${article.dataset.allows} ${article.dataset.refuses}`).map((rule) => ruleWords[rule]),
  ].join(' ').toLowerCase();
  const diagrams = [...document.querySelectorAll('article')].map((article) => ({ article }));

  const matches = (diagram, { q, bug, rule, shows }) => {
    const { article } = diagram;
    const allowed = shows === 'refuses' ? [] : splitWords(article.dataset.allows);
    const refused = shows === 'allows' ? [] : splitWords(article.dataset.refuses);
    const rules = [...allowed, ...refused];
    diagram.words ??= words(article);
    return splitWords(q.toLowerCase()).every((word) => diagram.words.includes(word))
      && (!bug || splitWords(article.dataset.bugs).includes(bug))
      && (rule ? rules.includes(rule) : !shows || rules.length > 0);
  };

  const applyFilter = () => {
    const filter = Object.fromEntries(new FormData(form));
    diagrams.forEach((diagram) => { diagram.article.hidden = !matches(diagram, filter); });
    for (const part of document.querySelectorAll('section[id^=group-], div.chapter')) {
      part.hidden = !part.querySelector('article:not([hidden])');
    }
    for (const link of document.querySelectorAll('nav a[href^="#group-"]')) {
      link.parentElement.classList.toggle('empty', document.querySelector(link.getAttribute('href')).hidden);
    }
    const count = diagrams.filter(({ article }) => !article.hidden).length;
    output.textContent = (count === diagrams.length ? texts.all : texts.some)
      .replace('{0}', count).replace('{1}', diagrams.length);
    document.getElementById('nothing').hidden = count > 0;
    writeAddress(filter);
  };

  const writeAddress = (filter) => {
    const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
    try {
      history.replaceState(null, '', (query ? '?' + query : location.pathname) + location.hash);
    } catch {
      // Some browsers forbid this for local files. Then the address stays the same.
    }
  };

  // A link may lead to a diagram that is filtered out.
  const showTarget = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && target.closest('[hidden]')) {
      form.reset();
      applyFilter();
      target.scrollIntoView();
    }
  };

  form.hidden = false;
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (form.elements[name]) {
      form.elements[name].value = value;
    }
  }
  form.addEventListener('input', applyFilter);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(applyFilter));
  addEventListener('hashchange', showTarget);
  if (location.search) {
    applyFilter();
    showTarget();
  }
}
