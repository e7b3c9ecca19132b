// Browser functions that the Referee calls, and code that the page needs before the Referee's script has loaded.
'use strict';

const hive = (() => {
  const NS = 'http://www.w3.org/2000/svg';
  const MAX_TAP_DISTANCE = 9;

  const remembered = (key) => {
    try {
      return localStorage.getItem(`hive.${key}`) || '';
    } catch {
      return '';
    }
  };

  const remember = (key, value) => {
    try {
      localStorage.setItem(`hive.${key}`, value);
    } catch {
      // The browser may forbid storage.
    }
  };

  // Each language has its own page.
  const openLanguage = (code) => location.replace((code === 'de' ? 'de.html' : 'index.html') + location.search
    + location.hash.replace(/([#&]lang=)\w+/, `$1${code}`));

  // Opens the language of the link; without one, the page of another language than the visitor's leads to the latter.
  const linked = (/[#&]lang=(\w+)/.exec(location.hash) || [])[1];
  const isGerman = document.documentElement.lang === 'de';
  const preferred = remembered('language') || navigator.language || '';
  if (linked ? linked.startsWith('de') !== isGerman : !isGerman && preferred.startsWith('de')) {
    openLanguage(isGerman ? 'en' : 'de');
  }

  // The elements of a drawing by their keys, as the build or the last change has drawn them.
  const partsOf = (board) => board.parts
    || new Map([...board.querySelector('svg').children].map((part, index) => [part.dataset.cell || `over${index}`, part]));

  // Replaces the changed parts of a drawing. `changes` has a line of markup for each key, empty for unchanged parts.
  const draw = (board, keys, changes) => {
    const svg = board.querySelector('svg');
    const focused = svg.contains(document.activeElement) && document.activeElement.closest('[data-cell]');
    const focusedKey = focused ? focused.dataset.cell : '';
    const old = partsOf(board);
    const parsed = document.createElementNS(NS, 'svg');
    parsed.innerHTML = changes;
    const parts = new Map();
    const lines = changes.split('\n');
    let next = parsed.firstElementChild;
    keys.split('\n').forEach((key, index) => {
      if (lines[index]) {
        const part = next;
        next = next.nextElementSibling;
        if (old.has(key)) {
          old.get(key).replaceWith(part);
        }
        parts.set(key, part);
      } else {
        parts.set(key, old.get(key));
      }
    });
    let node = svg.firstChild;
    parts.forEach((part) => {
      if (part === node) {
        node = node.nextSibling;
      } else {
        svg.insertBefore(part, node);
      }
    });
    while (node) {
      const after = node.nextSibling;
      node.remove();
      node = after;
    }
    board.parts = parts;
    if (focusedKey && parts.has(focusedKey)) {
      parts.get(focusedKey).focus({ preventScroll: true });
    }
  };

  // Whether a piece is being dragged, so that the board does not move.
  let isDragging = false;

  // Drags a piece from a hand, from the board, or the mark of the piece that was moved last, to a cell or a hand.
  const listenToDrags = (drop) => {
    let drag = null;
    const board = document.getElementById('board');
    const end = () => {
      if (drag && drag.ghost) {
        drag.ghost.remove();
      }
      drag = null;
      setTimeout(() => { isDragging = false; });
    };
    const grab = (element) => {
      const cell = element.closest('#board [data-cell]');
      if (cell) {
        return cell.querySelector('[data-piece]') ? { source: cell.dataset.cell, picture: cell } : null;
      }
      const button = element.closest('.hand [data-piece], #moved-last');
      return button ? { source: button.dataset.piece || button.id, picture: button } : null;
    };
    const ghostOf = ({ picture }) => {
      const ghost = document.createElement('div');
      ghost.className = 'ghost';
      if (picture.closest('#board')) {
        const svg = document.createElementNS(NS, 'svg');
        svg.setAttribute('viewBox', '-52 -64 104 128');
        const copy = picture.cloneNode(true);
        copy.removeAttribute('transform');
        svg.append(copy);
        ghost.append(svg);
      } else {
        ghost.append(...[...picture.childNodes].map((node) => node.cloneNode(true)));
      }
      ghost.setAttribute('aria-hidden', 'true');
      document.body.append(ghost);
      return ghost;
    };
    document.addEventListener('pointerdown', (event) => {
      const grabbed = event.button === 0 && event.isPrimary && event.target.closest ? grab(event.target) : null;
      drag = grabbed && { ...grabbed, x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null };
      isDragging = drag !== null;
    }, true);
    document.addEventListener('pointermove', (event) => {
      if (!drag || event.pointerId !== drag.id) {
        return;
      }
      if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > MAX_TAP_DISTANCE) {
        drag.ghost = ghostOf(drag);
      }
      if (drag.ghost) {
        drag.ghost.style.left = `${event.clientX}px`;
        drag.ghost.style.top = `${event.clientY}px`;
      }
    }, true);
    // A finger that drags a piece does not scroll the page.
    document.addEventListener('touchmove', (event) => {
      if (drag && drag.ghost) {
        event.preventDefault();
      }
    }, { passive: false });
    document.addEventListener('pointerup', (event) => {
      if (drag && drag.ghost) {
        const target = document.elementFromPoint(event.clientX, event.clientY);
        const box = board.getBoundingClientRect();
        const { source } = drag;
        if (target && target.closest('.frame')) {
          drop(source, true, event.clientX - box.left, event.clientY - box.top);
        } else if (target && target.closest('.hand')) {
          drop(source, false, 0, 0);
        }
      }
      end();
    }, true);
    document.addEventListener('pointercancel', end, true);
    // Two fingers zoom.
    document.addEventListener('pointerdown', (event) => { if (!event.isPrimary) { end(); } }, true);
  };

  // One finger moves the board; two fingers, or the wheel with Ctrl, zoom. A short movement counts as a tap.
  const listenToGestures = (board, pan, zoom, tap) => {
    const fingers = new Map();
    let moved = 0;
    let captured = false;
    const pointOf = (event) => {
      const box = board.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    board.addEventListener('pointerdown', (event) => {
      if (event.button === 0) {
        moved = fingers.size === 0 ? 0 : MAX_TAP_DISTANCE + 1;
        captured = false;
        fingers.set(event.pointerId, pointOf(event));
      }
    });
    board.addEventListener('pointermove', (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) {
        return;
      }
      const now = pointOf(event);
      const [right, down] = [now[0] - before[0], now[1] - before[1]];
      if (fingers.size === 1) {
        moved = Math.max(moved, Math.hypot(right, down));
        if (moved <= MAX_TAP_DISTANCE || isDragging) {
          return;
        }
        if (!captured) {
          captured = true;
          board.setPointerCapture(event.pointerId);
        }
        pan(right, down, 0);
      } else {
        const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
        const distance = (point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
        zoom(distance(now) / Math.max(1, distance(before)), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
        pan(right / 2, down / 2, 0);
      }
      fingers.set(event.pointerId, now);
    });
    ['pointerup', 'pointercancel'].forEach((type) => {
      board.addEventListener(type, (event) => fingers.delete(event.pointerId));
    });
    board.addEventListener('wheel', (event) => {
      if (event.ctrlKey) {
        event.preventDefault();
        zoom(2 ** (-event.deltaY / 200), ...pointOf(event));
      }
    }, { passive: false });
    board.addEventListener('click', (event) => {
      if (moved > MAX_TAP_DISTANCE) {
        moved = 0;
        return;
      }
      const cell = event.target.closest('[data-cell]');
      if (cell) {
        tapCell(cell);
      } else if (event.detail > 0 || event.clientX > 0) {
        tap(...pointOf(event), 0);
      }
    });
    const tapCell = (cell) => {
      const [q, r] = cell.dataset.cell.split(',').map(Number);
      const view = board.querySelector('svg').viewBox.baseVal;
      const scale = board.clientWidth / view.width;
      tap((50 * Math.sqrt(3) * (q + r / 2) - view.x) * scale, (75 * r - view.y) * scale, 0);
    };
  };

  // The categories of Unicode, at the numbers that Java gives them; it gives none the number 17.
  const CATEGORY_NAMES = 'Cn Lu Ll Lt Lm Lo Mn Me Mc Nd Nl No Zs Zl Zp Cc Cf Cn Co Cs Pd Ps Pe Pc Po Sm Sc Sk So Pi Pf';
  let categories;
  const types = new Map();
  const unicodeType = (codePoint) => {
    if (!types.has(codePoint)) {
      categories ||= CATEGORY_NAMES.split(' ').map((name) => new RegExp(`\\p{${name}}`, 'u'));
      const character = String.fromCodePoint(codePoint);
      types.set(codePoint, categories.findIndex((category) => category.test(character)));
    }
    return types.get(codePoint);
  };

  // Loads a script once.
  const scripts = {};
  const load = (name) => {
    scripts[name] ||= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = document.body.dataset[name];
      script.onload = resolve;
      script.onerror = () => { delete scripts[name]; reject(new Error(name)); };
      document.head.append(script);
    });
    return scripts[name];
  };

  const decodeText = async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const mark = bytes[0] * 256 + bytes[1];
    const encoding = mark === 0xFEFF ? 'utf-16be' : mark === 0xFFFE ? 'utf-16le' : 'utf-8';
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder('latin1').decode(bytes);
    }
  };

  const makePicture = (markup, sentence, isCopy, onDone) => load('picture')
    .then(() => hive.drawPicture(markup, sentence, isCopy, onDone))
    .catch(() => onDone(false));

  const readText = (file, consumer) => decodeText(file).then(consumer);

  const copy = (text, field, onDone) => {
    field.value = text;
    const select = () => {
      field.select();
      return document.execCommand('copy');
    };
    if (navigator.clipboard) {
      navigator.clipboard.writeText(text).then(() => onDone(true), () => onDone(select()));
    } else {
      onDone(select());
    }
  };

  const share = (title, text, url) => {
    if (!navigator.share) {
      return false;
    }
    navigator.share({ title, text, url }).catch(() => {});
    return true;
  };

  // The Tab key stops once in a list; the arrow keys lead from one button to the next.
  const stopTabAt = (list, button) => {
    list.querySelectorAll('[tabindex="0"]').forEach((each) => { each.tabIndex = -1; });
    button.tabIndex = 0;
  };
  const listenToArrows = (list) => list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...list.querySelectorAll('button')];
    const index = buttons.indexOf(event.target.closest('button'));
    if (step && index >= 0) {
      const next = buttons[(index + step + buttons.length) % buttons.length];
      stopTabAt(list, next);
      next.focus();
      event.preventDefault();
      event.stopPropagation();
    }
  });

  // Before the next picture, when the browser lays out the page anyway.
  const reveal = (list, element) => requestAnimationFrame(() => {
    const top = element.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + element.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - 2 * element.offsetHeight;
    }
  });

  // Keeps what visitors tap before the script is ready, and taps it again afterward. The first tap has its answer already.
  const early = [];
  const keepTap = (event) => {
    const tapped = event.target.closest('#board [data-cell], .hand [data-piece], button[id]:not([popovertarget])');
    if (tapped) {
      const { cell, piece } = tapped.dataset;
      early.push(cell ? `#board [data-cell="${cell}"]` : piece ? `.hand [data-piece="${piece}"]` : `#${tapped.id}`);
      const first = early.length === 1 && !('linked' in document.documentElement.dataset) && hive.first?.[cell || piece];
      if (first) {
        const answer = document.getElementById('answer');
        [answer.dataset.verdict, answer.innerHTML] = first;
        draw(document.getElementById('board'), first[2], first[3]);
      } else {
        tapped.classList.add('kept');
      }
      event.stopPropagation();
    }
  };
  document.addEventListener('click', keepTap, true);
  const hideUntilReady = () => {
    document.documentElement.dataset.linked = '';
    document.getElementById('loading').hidden = false;
    document.addEventListener('click', keepTap, true);
  };
  const answerEarlyTaps = () => {
    document.removeEventListener('click', keepTap, true);
    document.getElementById('loading').hidden = true;
    delete document.documentElement.dataset.linked;
    document.querySelectorAll('.kept').forEach((each) => each.classList.remove('kept'));
    early.splice(0).forEach((selector) => {
      const element = document.querySelector(selector);
      if (element) {
        element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
    });
  };

  const tasks = {};
  const offer = (name, task) => { tasks[name] = task; };
  const askWorkshop = (name, first, second, consumer) => load('workshop').then(() => {
    if (!tasks[name]) {
      workshop([]);
    }
    consumer(tasks[name](first, second));
  }, () => consumer('scriptMissing'));

  const hasLostFocus = () => {
    const active = document.activeElement;
    return !active || active === document.body || active.disabled || active.closest('[hidden]') !== null;
  };

  const scrollTo = (element) => element.scrollIntoView({ block: 'nearest' });
  const revealAnswer = () => {
    if (scrollY > 0) {
      window.scrollTo(0, 0);
    }
  };
  return {
    listenToDrags, listenToArrows, listenToGestures, stopTabAt, hideUntilReady, answerEarlyTaps,
    readText, offer, askWorkshop, hasLostFocus, scrollTo, revealAnswer, openLanguage,
    unicodeType, remembered, remember, draw, copy, share, makePicture, reveal,
    // The texts of a folder of the library, in the language of the page.
    textsIn: (file) => hive.texts[file.split('/').slice(4, -1).join('/')],
    decoded: (text) => {
      try {
        return decodeURIComponent(text.replace(/\+/g, ' '));
      } catch {
        return '\uFFFD';
      }
    },
    later: (task) => setTimeout(task),
    closest: (element, selector) => (element && element.closest ? element.closest(selector) : null),
    textOf: (event) => (event.clipboardData || event.dataTransfer)?.getData('text/plain') || '',
    fileOf: (event) => (event.dataTransfer || event.target).files?.[0] || null,
    replaceFragment: (fragment, index) => history.replaceState({ index }, '', `#${fragment}`),
    pushFragment: (fragment, index) => history.pushState({ index }, '', `#${fragment}`),
    historyIndex: () => (history.state && history.state.index >= 0 ? history.state.index : -1),
    nextCell: (board, from, arrow) => {
      const cells = [...board.querySelectorAll('[data-cell]')];
      return nextCell(cells, cells.find(({ dataset }) => dataset.cell === from), arrow).dataset.cell;
    },
    moveAfter: (element, previous) => previous.after(element),
    closeLists: () => document.querySelectorAll(':popover-open').forEach((each) => each.hidePopover()),
    press: (id) => {
      const button = document.getElementById(id);
      if (button.offsetParent && getComputedStyle(button).visibility === 'visible') {
        button.click();
      }
    },
    focus: (element) => element.focus({ preventScroll: true }),
    drawnKeys: (board) => [...partsOf(board).keys()].join('\n'),
    setViewBox: (board, viewBox) => board.querySelector('svg').setAttribute('viewBox', viewBox),
    listenToSize: (element, resized) => new ResizeObserver(() => resized()).observe(element),
  };
})();

// A link hides the example until its game has been read.
if (/[#&](game|position|setup)\b/.test(location.hash)) {
  document.documentElement.dataset.linked = '';
}
