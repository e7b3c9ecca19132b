// Plays through the game that leads to a diagram.
{
  const DIRECTIONS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
  const LEVEL_HEIGHT = 21;
  const MAX_STACK_HEIGHT = 60;
  const numbers = (cell) => cell.split(',').map(Number);
  const center = (cell) => {
    const [q, r] = numbers(cell);
    return [Math.round(866 * (q + r / 2)) / 10, 75 * r];
  };
  const use = (name, [x, y], attributes = '') => `<use href="#hive-${name}" x="${x}" y="${y}"${attributes}/>`;

  // Returns the cells of all plies and their neighbors, row by row. A ply is `piece cell`, or `-` for a pass.
  const cellsAround = (plies) => {
    const cells = new Set(['0,0']);
    for (const ply of plies.filter((text) => text !== '-')) {
      const [q, r] = numbers(ply.split(' ')[1]);
      [[0, 0], ...DIRECTIONS].forEach(([dq, dr]) => cells.add(`${q + dq},${r + dr}`));
    }
    return [...cells].sort((a, b) => center(a)[1] - center(b)[1] || center(a)[0] - center(b)[0]);
  };

  const stack = (pieces, [x, y]) => {
    const step = Math.min(LEVEL_HEIGHT, MAX_STACK_HEIGHT / Math.max(1, pieces.length - 1));
    return use('shadow', [x, y]) + pieces.map((piece, level) => (level === pieces.length - 1
      ? use(piece, [x, y - level * step])
      : use('tile', [x, y - level * step], ` class="hive-${piece[0]}"`)
        + `<use href="#hive-${piece[1]}" class="hive-${piece.slice(0, 2)}" transform="translate(${x - 17} ${y - level * step + 29}) scale(.21)"/>`
    )).join('');
  };

  const draw = (svg, cells, plies, count) => {
    const stacks = new Map();
    let marks = '';
    plies.slice(0, count).forEach((ply, index) => {
      marks = '';
      if (ply === '-') {
        return;
      }
      const [piece, to] = ply.split(' ');
      for (const [from, pieces] of stacks) {
        if (pieces.at(-1) === piece) {
          pieces.pop();
          marks = use('from', top(stacks, from));
        }
      }
      stacks.set(to, [...(stacks.get(to) || []), piece]);
      marks += use('to', top(stacks, to));
    });
    svg.innerHTML = cells.map((cell) => {
      const pieces = stacks.get(cell) || [];
      return pieces.length > 0 ? stack(pieces, center(cell)) : use('cell', center(cell));
    }).join('') + marks;
  };

  const top = (stacks, cell) => {
    const [x, y] = center(cell);
    const gaps = Math.max(0, (stacks.get(cell) || []).length - 1);
    return [x, y - gaps * Math.min(LEVEL_HEIGHT, MAX_STACK_HEIGHT / Math.max(1, gaps))];
  };

  const open = (article, code) => {
    const plies = code.dataset.plies.split(';');
    const moves = code.textContent.split(';').slice(3);
    const cells = cellsAround(plies);
    const [xs, ys] = [0, 1].map((axis) => cells.map((cell) => center(cell)[axis]));
    const [left, up, width, height] = [Math.min(...xs) - 55, Math.min(...ys) - 85,
      Math.max(...xs) - Math.min(...xs) + 110, Math.max(...ys) - Math.min(...ys) + 150];
    const panel = document.createElement('div');
    panel.className = 'game';
    panel.innerHTML = `<svg class="hive" role="img" aria-label="${texts.game}" viewBox="${left} ${up} ${width} ${height}" width="${Math.round(width * 0.6)}"></svg>
      <p><button type="button" aria-label="${texts.back}">◀</button>
        <input type="range" min="0" max="${plies.length}" aria-label="${texts.ply}"><button type="button" aria-label="${texts.forward}">▶</button></p>
      <output aria-live="polite"></output>`;
    const [svg, slider, output] = ['svg', 'input', 'output'].map((name) => panel.querySelector(name));
    const [back, forward] = panel.querySelectorAll('button');
    const showPly = (ply) => {
      slider.value = ply;
      draw(svg, cells, plies, slider.valueAsNumber);
      back.disabled = slider.valueAsNumber === 0;
      forward.disabled = slider.valueAsNumber === plies.length;
      const move = moves[slider.valueAsNumber - 1];
      output.textContent = texts.plyOf.replace('{0}', slider.value).replace('{1}', plies.length) + (move ? `: ${move}` : '');
    };
    back.addEventListener('click', () => showPly(slider.valueAsNumber - 1));
    forward.addEventListener('click', () => showPly(slider.valueAsNumber + 1));
    slider.addEventListener('input', () => showPly(slider.valueAsNumber));
    article.querySelector('.tools').after(panel);
    showPly(0);
    slider.focus();
    return panel;
  };

  for (const article of document.querySelectorAll('article')) {
    const code = article.querySelector('.uhp');
    if (code && code.dataset.plies) {
      const button = document.createElement('button');
      let panel = null;
      button.type = 'button';
      button.textContent = texts.play;
      button.setAttribute('aria-expanded', 'false');
      button.addEventListener('click', () => {
        panel = panel ? panel.remove() : open(article, code);
        button.setAttribute('aria-expanded', String(Boolean(panel)));
      });
      article.querySelector('.tools').append(button);
    }
  }
}
