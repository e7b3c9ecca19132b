// Draws pictures to save or copy; loaded when the first one is asked for.
'use strict';

hive.drawPicture = (() => {
  const NS = 'http://www.w3.org/2000/svg';

  // Draws an SVG element on a canvas, shape by shape, because a strict policy forbids images from `data:` addresses.
  const paint = (context, element) => {
    const style = getComputedStyle(element);
    const box = (name) => element[name].baseVal.value;
    let path = null;
    context.save();
    const matrix = element.transform && element.transform.baseVal.consolidate();
    if (matrix) {
      const { a, b, c, d, e, f } = matrix.matrix;
      context.transform(a, b, c, d, e, f);
    }
    if (element.localName === 'path') {
      path = new Path2D(element.getAttribute('d'));
    } else if (element.localName === 'circle') {
      path = new Path2D();
      path.arc(box('cx'), box('cy'), box('r'), 0, 2 * Math.PI);
    } else if (element.localName === 'rect') {
      path = new Path2D();
      path.rect(box('x'), box('y'), box('width'), box('height'));
    } else if (element.localName === 'ellipse') {
      path = new Path2D();
      path.ellipse(box('cx'), box('cy'), box('rx'), box('ry'), 0, 0, 2 * Math.PI);
    } else if (element.localName === 'line') {
      path = new Path2D();
      path.moveTo(box('x1'), box('y1'));
      path.lineTo(box('x2'), box('y2'));
    }
    const color = (value) => (value === 'currentcolor' ? style.color : value);
    if (path) {
      context.globalAlpha = style.opacity * style.fillOpacity;
      if (style.fill !== 'none') {
        context.fillStyle = color(style.fill);
        context.fill(path);
      }
      if (style.stroke !== 'none') {
        context.globalAlpha = style.opacity * style.strokeOpacity;
        context.strokeStyle = color(style.stroke);
        context.lineWidth = parseFloat(style.strokeWidth);
        context.lineCap = style.strokeLinecap;
        context.lineJoin = style.strokeLinejoin;
        context.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(parseFloat));
        context.stroke(path);
      }
    }
    [...element.children].forEach((child) => paint(context, child));
    context.restore();
  };

  // Replaces each `use` element with the shape that it uses, so that every shape has its own computed style.
  const expanded = (svg) => {
    for (let use = svg.querySelector('use'); use; use = svg.querySelector('use')) {
      const shape = document.querySelector(use.getAttribute('href')).cloneNode(true);
      const group = document.createElementNS(NS, 'g');
      [...use.attributes].filter(({ name }) => !['href', 'x', 'y'].includes(name))
        .forEach(({ name, value }) => group.setAttribute(name, value));
      const [x, y] = ['x', 'y'].map((name) => Number(use.getAttribute(name)));
      const inner = document.createElementNS(NS, 'g');
      inner.setAttribute('transform', `translate(${x} ${y})`);
      shape.removeAttribute('id');
      inner.append(shape);
      group.append(inner);
      use.replaceWith(group);
    }
    return svg;
  };

  const wrapLines = (context, text, width) => text.split(' ').reduce((lines, word) => {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    return lines.length && context.measureText(longer).width <= width
      ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);

  // Draws the picture, and saves it as a file or copies it.
  const drawPicture = (markup, sentence, isCopy, onDone) => {
    const container = document.createElement('div');
    container.className = 'offscreen';
    container.innerHTML = markup;
    document.body.append(container);
    const svg = expanded(container.querySelector('svg'));
    const view = svg.viewBox.baseVal;
    const scale = Math.min(3, Math.max(1, 1080 / view.width));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(640, Math.round(view.width * scale));
    const context = canvas.getContext('2d');
    const font = '28px system-ui, sans-serif';
    context.font = font;
    const text = wrapLines(context, sentence, canvas.width - 48);
    const boardHeight = Math.round(view.height * scale);
    canvas.height = boardHeight + 36 + text.length * 38;
    const page = getComputedStyle(document.body);
    context.fillStyle = page.backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.save();
    context.translate((canvas.width - view.width * scale) / 2, 0);
    context.scale(scale, scale);
    context.translate(-view.x, -view.y);
    [...svg.children].forEach((child) => paint(context, child));
    context.restore();
    context.fillStyle = page.color;
    context.font = font;
    context.textBaseline = 'top';
    text.forEach((line, index) => context.fillText(line, 24, boardHeight + 20 + index * 38));
    container.remove();
    const picture = new Promise((resolve) => { canvas.toBlob(resolve); });
    if (isCopy) {
      // The clipboard takes a promise, so that the visitor's tap still counts when the picture is ready. (The first time, this
      // script had to be loaded before; some browsers may then refuse, and the visitor taps again.)
      Promise.resolve()
        .then(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]))
        .then(() => onDone(true), () => onDone(false));
      return;
    }
    picture.then((blob) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = 'hive.png';
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
      onDone(blob !== null);
    });
  };

  return drawPicture;
})();
