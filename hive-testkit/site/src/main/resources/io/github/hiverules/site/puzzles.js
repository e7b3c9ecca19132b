// Shows one puzzle after another, from easy to hard, each at an address of its own. The results stay on this device.
'use strict';

{
  const score = document.getElementById('score');
  const texts = JSON.parse(score.dataset.texts);
  // The page has each puzzle as text, which becomes elements when it is shown.
  const puzzles = [...document.querySelectorAll('.puzzle')];
  const markups = new Map(puzzles.map((puzzle) => [puzzle, puzzle.textContent]));
  const next = document.getElementById('next');
  const again = document.getElementById('again');
  let results = {};
  try {
    results = JSON.parse(localStorage.getItem('hive.puzzles') || '{}');
  } catch {
    // Storage may be disabled.
  }

  const store = () => {
    try {
      localStorage.setItem('hive.puzzles', JSON.stringify(results));
    } catch {
      // Storage may be disabled.
    }
  };

  const showScore = () => {
    const right = puzzles.filter(({ dataset }) => results[dataset.puzzle] === true).length;
    const tried = puzzles.filter(({ dataset }) => dataset.puzzle in results).length;
    const text = right === puzzles.length ? texts.end : tried > 0 ? texts.score : texts.none;
    score.textContent = text.replace('{0}', right).replace('{1}', tried).replace('{2}', puzzles.length);
    again.hidden = tried === 0;
  };

  const cellsOf = (puzzle) => [...puzzle.querySelectorAll('.tappable [data-cell]')];

  const mark = (cell, isTapped) => {
    cell.classList.toggle('tapped', isTapped);
    cell.setAttribute('aria-pressed', String(isTapped));
  };

  // At least one cell must be tapped.
  const enableCheck = (puzzle) => {
    const check = puzzle.querySelector('.check');
    if (check) {
      check.disabled = !puzzle.querySelector('.tapped');
    }
  };

  // A puzzle that is shown again can be solved again.
  const show = (puzzle) => {
    puzzles.forEach((each) => { each.hidden = each !== puzzle; });
    puzzle.innerHTML = markups.get(puzzle);
    puzzle.classList.remove('is-solved');
    puzzle.querySelector('.solution').hidden = true;
    puzzle.querySelector('.state').prepend(texts.number.replace('{0}', puzzles.indexOf(puzzle) + 1).replace('{1}', puzzles.length));
    score.parentElement.append(next);
    next.textContent = texts.skip;
    next.classList.remove('button');
    next.hidden = false;
    listen(puzzle);
    enableCheck(puzzle);
    showScore();
  };

  const addressed = () => puzzles.find(({ dataset }) => `#${dataset.puzzle}` === location.hash);

  // The next one that has no answer yet or, once all have one, that has a wrong answer.
  const following = (puzzle) => {
    const start = puzzles.indexOf(puzzle) + 1;
    const order = [...puzzles.slice(start), ...puzzles.slice(0, start)];
    return order.find(({ dataset }) => !(dataset.puzzle in results))
      || order.find(({ dataset }) => !results[dataset.puzzle]) || order[0];
  };

  // Each day has its puzzle. The step is a prime, so that all puzzles have their turn.
  const todays = () => puzzles[(Math.floor(Date.now() / 86400000) * 7919) % puzzles.length];

  const finish = (puzzle, isRight, why) => {
    results[puzzle.dataset.puzzle] = isRight;
    store();
    const solution = puzzle.querySelector('.solution');
    solution.hidden = false;
    solution.querySelector('.verdict').textContent = isRight ? texts.right : why;
    puzzle.classList.add('is-solved');
    puzzle.querySelectorAll('.side button').forEach((button) => { button.disabled = true; });
    solution.append(next);
    next.textContent = texts.next;
    next.classList.add('button');
    next.hidden = puzzles.every(({ dataset }) => results[dataset.puzzle]);
    next.focus({ preventScroll: true });
    showScore();
    // On a phone, the board and the solution below it share the screen.
    if (solution.getBoundingClientRect().bottom > innerHeight) {
      puzzle.querySelector('.board').scrollIntoView();
    }
  };

  // The Tab key stops once on the board.
  const moveFocus = (cells, from, key) => {
    const target = nextCell(cells, from, key);
    from.tabIndex = -1;
    target.tabIndex = 0;
    target.focus();
  };

  const listenToBoard = (puzzle, board) => {
    board.querySelector('svg').setAttribute('role', 'group');
    const cells = cellsOf(puzzle);
    const toggle = (cell) => {
      if (!puzzle.classList.contains('is-solved')) {
        mark(cell, !cell.classList.contains('tapped'));
        enableCheck(puzzle);
      }
    };
    cells.forEach((cell, index) => {
      cell.setAttribute('role', 'button');
      cell.tabIndex = index === 0 ? 0 : -1;
      cell.setAttribute('aria-label', cell.dataset.name);
    });
    board.addEventListener('keydown', (event) => {
      const cell = event.target.closest('[data-cell]');
      const isArrow = event.key.startsWith('Arrow');
      if (cell && (isArrow || event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        if (isArrow) {
          moveFocus(cells, cell, event.key);
        } else {
          toggle(cell);
        }
      }
    });
    board.addEventListener('click', (event) => {
      const cell = event.target.closest('[data-cell]');
      if (cell) {
        toggle(cell);
      }
    });
    puzzle.querySelector('.check').addEventListener('click', () => {
      const link = puzzle.querySelector('.solution a');
      let isRight = true;
      for (const cell of cells) {
        const isTapped = cell.classList.contains('tapped');
        const isReachable = 'answer' in cell.dataset;
        isRight = isRight && isTapped === isReachable;
        cell.classList.toggle('missed', isReachable && !isTapped);
        cell.classList.toggle('wrong', !isReachable && isTapped);
      }
      // The Referee says why a cell that was tapped cannot be reached.
      const wrong = cells.find(({ classList }) => classList.contains('wrong'));
      link.hash = link.hash.replace(/&to=.*/, '') + (wrong ? `&to=${wrong.dataset.cell.replace(',', '_')}` : '');
      finish(puzzle, isRight, `${texts.wrong} ${texts.cells}`);
    });
  };

  const listen = (puzzle) => {
    for (const choice of puzzle.querySelectorAll('.choices button')) {
      choice.addEventListener('click', () => {
        puzzle.querySelector('[data-right=true]').classList.add('right');
        choice.classList.add(choice.dataset.right === 'true' ? 'right' : 'wrong');
        finish(puzzle, choice.dataset.right === 'true', texts.notThis);
      });
    }
    const board = puzzle.querySelector('.tappable');
    if (board) {
      listenToBoard(puzzle, board);
    }
  };

  again.addEventListener('click', () => {
    if (confirm(texts.sure)) {
      results = {};
      store();
      showScore();
      show(puzzles.find(({ hidden }) => !hidden));
    }
  });
  next.addEventListener('click', () => { location.hash = following(puzzles.find(({ hidden }) => !hidden)).dataset.puzzle; });
  addEventListener('hashchange', () => {
    const puzzle = addressed();
    if (puzzle) {
      show(puzzle);
      puzzle.tabIndex = -1;
      puzzle.focus();
      scrollTo(0, 0);
    }
  });
  const today = document.getElementById('today');
  today.href = `#${todays().dataset.puzzle}`;
  today.hidden = false;
  const first = addressed() || following(puzzles[puzzles.length - 1]);
  if (!addressed()) {
    history.replaceState(null, '', `#${first.dataset.puzzle}`);
  }
  show(first);
  // The link to the other language leads to the same puzzle.
  document.querySelector('nav .language').addEventListener('click', (event) => {
    event.currentTarget.hash = location.hash;
  });
}
