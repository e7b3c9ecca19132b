// Says why a piece cannot go to a cell with a cross: under the pointer, on focus, and to screen readers.
{
  const tip = document.getElementById('tip');
  let shown = null;

  const explanations = (cell) => {
    const figure = cell.closest('figure');
    const cross = `${figure.dataset.subject}@${cell.dataset.cell}`;
    return [...figure.closest('article').querySelectorAll(`[data-why~="${cross}"]`)];
  };

  const hide = () => {
    if (shown) {
      tip.hidden = true;
      explanations(shown).forEach((explanation) => explanation.classList.remove('highlighted'));
      shown = null;
    }
  };

  const show = (cell) => {
    if (cell === shown) {
      return;
    }
    hide();
    shown = cell;
    tip.replaceChildren(...explanations(cell).map((explanation) => {
      const [id, sentence] = [document.createElement('b'), document.createElement('p')];
      const [link, ...parts] = explanation.cloneNode(true).childNodes;
      id.textContent = link.textContent;
      sentence.append(id, ...parts);
      explanation.classList.add('highlighted');
      return sentence;
    }));
    tip.hidden = false;
    positionTip(cell);
  };

  const positionTip = (cell) => {
    const box = cell.querySelector('[data-mark=unreachable]').getBoundingClientRect();
    const above = box.top - tip.offsetHeight - 6;
    tip.style.top = `${above > 4 ? above : box.bottom + 6}px`;
    const left = box.left + box.width / 2 - tip.offsetWidth / 2;
    tip.style.left = `${Math.max(8, Math.min(left, innerWidth - tip.offsetWidth - 8))}px`;
  };

  // The Tab key reaches one cross in each picture; the arrow keys reach the others from there.
  const moveFocus = (cells, event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const here = cells.indexOf(document.activeElement);
    if (step && here >= 0) {
      event.preventDefault();
      const next = cells[(here + step + cells.length) % cells.length];
      cells.forEach((cell) => { cell.tabIndex = cell === next ? 0 : -1; });
      next.focus();
    }
  };

  const prepare = (figure) => {
    const cells = [...figure.querySelectorAll('[data-cell]')]
      .filter((cell) => cell.querySelector('[data-mark=unreachable]') && explanations(cell).length > 0);
    if (cells.length === 0) {
      return;
    }
    const svg = figure.querySelector('svg');
    svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', svg.querySelector('title').textContent);
    svg.querySelector('title').remove();
    cells.forEach((cell, index) => {
      cell.classList.add('why');
      cell.tabIndex = index === 0 ? 0 : -1;
      cell.setAttribute('role', 'img');
      cell.setAttribute('aria-label', explanations(cell).map((explanation) => explanation.textContent).join(' '));
      cell.querySelectorAll('title').forEach((title) => title.remove());
    });
    figure.addEventListener('keydown', (event) => moveFocus(cells, event));
  };

  const cellOf = (event) => event.target.closest && event.target.closest('.why');
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, (event) => (cellOf(event) ? show(cellOf(event)) : type !== 'focusin' && hide()));
  }
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide());
  addEventListener('scroll', () => {
    if (shown && shown.matches(':hover, :focus')) {
      positionTip(shown);
    } else {
      hide();
    }
  }, { passive: true });

  drawing.onDrawn((article) => {
    article.querySelectorAll('figure').forEach(prepare);
    // Conversely, an explanation under the pointer highlights its crosses.
    for (const explanation of article.querySelectorAll('[data-why]')) {
      const highlight = (on) => () => {
        for (const cross of explanation.dataset.why.split(' ')) {
          const [subject, cell] = cross.split('@');
          article.querySelectorAll(`figure[data-subject="${subject}"] .why[data-cell="${cell}"]`)
            .forEach((element) => element.classList.toggle('highlighted', on));
        }
      };
      explanation.addEventListener('pointerenter', highlight(true));
      explanation.addEventListener('pointerleave', highlight(false));
    }
  });
}
