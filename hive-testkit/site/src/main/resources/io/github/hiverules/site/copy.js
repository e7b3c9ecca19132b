// Buttons that copy a game, a position or a picture.
{
  const addButton = (parent, name, text) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = name;
    element.addEventListener('click', async () => {
      const message = await Promise.resolve()
        .then(() => navigator.clipboard.writeText(text()))
        .then(() => texts.copied, () => texts.notCopied);
      element.textContent = message;
      setTimeout(() => { element.textContent = name; }, 1500);
    });
    parent.append(element);
    return element;
  };

  const COLORS = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'color'];

  // Gives a copy the colors that the page shows, because the copy has no style sheet.
  const withComputedColors = (part) => {
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
    const copy = withComputedColors(svg);
    const shapes = document.createElementNS(svg.namespaceURI, 'defs');
    const collect = (part) => {
      for (const use of [part, ...part.querySelectorAll('use')].filter((element) => element.matches('use'))) {
        const id = use.getAttribute('href');
        if (!shapes.querySelector(id)) {
          const shape = withComputedColors(sheet.querySelector(id));
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

  drawing.onDrawn((article) => {
    const tools = article.querySelector('.tools');
    tools.setAttribute('aria-live', 'polite');
    for (const [name, part] of [[texts.copyGame, '.uhp'], [texts.copyPosition, '.position']]) {
      const code = article.querySelector(part);
      if (code) {
        addButton(tools, name, () => code.textContent);
      }
    }
    for (const figure of article.querySelectorAll('figure')) {
      const element = addButton(figure, 'SVG', () => standalone(figure.querySelector('svg')));
      element.className = 'copy';
      element.title = texts.copySvg;
    }
  });
}
