// Buttons that copy a game, a position or a picture.
{
  const write = async (text) => {
    if (navigator.clipboard) {
      return navigator.clipboard.writeText(text);
    }
    // Pages that do not come over HTTPS have no clipboard in some browsers.
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  };

  const button = (parent, name, text) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = name;
    made.addEventListener('click', async () => {
      const said = await write(text()).then(() => texts.copied, () => texts.notCopied);
      made.textContent = said;
      setTimeout(() => { made.textContent = name; }, 1500);
    });
    parent.append(made);
    return made;
  };

  const COLORS = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'color'];

  // Gives a copy the colors that the page shows, because the copy has no style sheet.
  const painted = (part) => {
    const copy = part.cloneNode(true);
    const copies = [copy, ...copy.querySelectorAll('*')];
    [part, ...part.querySelectorAll('*')].forEach((original, index) => {
      if (original.hasAttribute('class') && !original.matches('svg')) {
        const style = getComputedStyle(original);
        COLORS.forEach((name) => copies[index].setAttribute(name, style.getPropertyValue(name)));
      }
    });
    return copy;
  };

  // The page defines shapes and colors once; a picture on its own needs those that it uses.
  const standalone = (svg) => {
    const sheet = document.querySelector('[data-sheet]');
    const copy = painted(svg);
    const shapes = document.createElementNS(svg.namespaceURI, 'defs');
    const collect = (part) => {
      for (const use of [part, ...part.querySelectorAll('use')].filter((element) => element.matches('use'))) {
        const id = use.getAttribute('href');
        if (!shapes.querySelector(id)) {
          const shape = painted(sheet.querySelector(id));
          shapes.append(shape);
          collect(shape);
        }
      }
    };
    collect(copy);
    copy.prepend(shapes);
    for (const cell of copy.querySelectorAll('.why')) {
      ['class', 'tabindex', 'role', 'aria-label'].forEach((name) => cell.removeAttribute(name));
    }
    copy.setAttribute('role', 'img');
    return new XMLSerializer().serializeToString(copy);
  };

  for (const article of document.querySelectorAll('article')) {
    const tools = article.querySelector('.tools');
    tools.setAttribute('aria-live', 'polite');
    for (const [name, part] of [[texts.copyGame, '.uhp'], [texts.copyPosition, '.position']]) {
      const code = article.querySelector(part);
      if (code) {
        button(tools, name, () => code.textContent);
      }
    }
    for (const figure of article.querySelectorAll('figure')) {
      const made = button(figure, 'SVG', () => standalone(figure.querySelector('svg')));
      made.className = 'copy';
      made.title = texts.copySvg;
    }
  }
}
