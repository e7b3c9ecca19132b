// Shows one puzzle after another. The results stay on this device.
'use strict';

{
  const texts = JSON.parse(document.body.dataset.texts);
  const puzzles = [...document.querySelectorAll('.puzzle')];
  const score = document.getElementById('score');
  const next = document.getElementById('next');
  const again = document.getElementById('again');
  let results = {};
  try {
    results = JSON.parse(localStorage.getItem('hive.puzzles') || '{}');
  } catch {
    // Storage may be disabled.
  }

  const showScore = () => {
    const right = puzzles.filter(({ dataset }) => results[dataset.puzzle] === true).length;
    const tried = puzzles.filter(({ dataset }) => dataset.puzzle in results).length;
    score.textContent = (tried > 0 ? texts.score : texts.none).replace('{0}', right).replace('{1}', tried).replace('{2}', puzzles.length);
    again.hidden = tried === 0;
  };

  const show = (puzzle) => {
    puzzles.forEach((each) => { each.hidden = each !== puzzle; });
    next.hidden = true;
    showScore();
  };

  const showRandomPuzzle = () => {
    const unanswered = puzzles.filter(({ dataset }) => !(dataset.puzzle in results));
    const candidates = unanswered.length > 0 ? unanswered : puzzles;
    show(candidates[Math.floor(Math.random() * candidates.length)]);
  };

  const finish = (puzzle, isRight) => {
    results[puzzle.dataset.puzzle] = isRight;
    try {
      localStorage.setItem('hive.puzzles', JSON.stringify(results));
    } catch {
      // Storage may be disabled.
    }
    const solution = puzzle.querySelector('.solution');
    solution.hidden = false;
    solution.querySelector('.verdict').textContent = isRight ? texts.right : texts.wrong;
    puzzle.querySelectorAll('.choices button, .check').forEach((button) => { button.disabled = true; });
    next.hidden = false;
    next.focus();
    showScore();
  };

  for (const puzzle of puzzles) {
    for (const choice of puzzle.querySelectorAll('.choices button')) {
      choice.addEventListener('click', () => {
        puzzle.querySelector('[data-right=true]').classList.add('right');
        choice.classList.add(choice.dataset.right === 'true' ? 'right' : 'wrong');
        finish(puzzle, choice.dataset.right === 'true');
      });
    }
    const board = puzzle.querySelector('.tappable');
    if (!board) {
      continue;
    }
    const svg = board.querySelector('svg');
    svg.setAttribute('role', 'group');
    const toggle = (cell) => {
      if (!puzzle.querySelector('.check').disabled) {
        cell.classList.toggle('tapped');
        cell.setAttribute('aria-pressed', String(cell.classList.contains('tapped')));
      }
    };
    for (const cell of svg.querySelectorAll('[data-cell]')) {
      cell.setAttribute('role', 'button');
      cell.setAttribute('tabindex', '0');
      cell.setAttribute('aria-pressed', 'false');
      cell.setAttribute('aria-label', cell.dataset.cell);
      cell.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          toggle(cell);
        }
      });
    }
    board.addEventListener('click', (event) => {
      const cell = event.target.closest('[data-cell]');
      if (cell) {
        toggle(cell);
      }
    });
    puzzle.querySelector('.check').addEventListener('click', () => {
      const expected = new Set(board.dataset.cells.split(' '));
      let isRight = true;
      for (const cell of svg.querySelectorAll('[data-cell]')) {
        const isTapped = cell.classList.contains('tapped');
        const isReachable = expected.has(cell.dataset.cell);
        isRight = isRight && isTapped === isReachable;
        cell.classList.toggle('missed', isReachable && !isTapped);
        cell.classList.toggle('wrong', !isReachable && isTapped);
      }
      finish(puzzle, isRight);
    });
  }

  again.addEventListener('click', () => {
    results = {};
    try {
      localStorage.removeItem('hive.puzzles');
    } catch {
      // Storage may be disabled.
    }
    location.reload();
  });
  next.addEventListener('click', () => {
    showRandomPuzzle();
    // The button is hidden now, so the focus moves to the new puzzle.
    const opened = puzzles.find(({ hidden }) => !hidden);
    opened.tabIndex = -1;
    opened.focus();
    scrollTo(0, 0);
  });
  const linkedPuzzle = puzzles.find(({ dataset }) => `#${dataset.puzzle}` === location.hash);
  if (linkedPuzzle) {
    show(linkedPuzzle);
  } else {
    showRandomPuzzle();
  }
}
