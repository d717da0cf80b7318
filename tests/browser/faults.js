// What is wrong with the table as it lies in a window: found in the page, named for a person to look at.

// Pieces and panels that must not lie over each other.
const PIECES = [
  '.top-brand', '.progress', '.progress > b', '.icon-button', '.player', '.majorities', '.board-strip > h2', '.line', '.mode',
  '.board-tools', '.own', '.action-bar', '.hand .cards', '.fan-of-cards', '.sum', '.scored-now li', '.own .bonus-card', '.own .reserve', '.bar-words', '.side-button', '.main-button',
  '.space', '.set-switch > button', '.open-card', '.deck', '.hut-pile', '.log',
  '.garden-picture', '.lane', '.garden-hand', '.beside', '.beside-name', '.beside-fate', '.beside-why', '.tree-counts',
].join(', ');

// Runs in the page.
function find(pieces) {
  const faults = [];
  const name = one => `${one.className?.baseVal ?? one.className} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}"`;
  const clips = style => style.overflow !== 'visible' || /paint|strict|content/.test(style.contain);
  // The part of an element that shows within all that clips it, and within the window.
  const shown = element => {
    if (!element.checkVisibility({ visibilityProperty: true })) return null;
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath !== 'none') return null;
      if (one === element || !clips(style)) continue;
      const room = one.getBoundingClientRect();
      [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };

  // Nothing lies over anything else.
  const boxes = [...document.querySelectorAll(pieces)].map(one => [one, shown(one)]).filter(([, box]) => box);
  for (const [at, [one, a]] of boxes.entries()) {
    for (const [other, b] of boxes.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1.5 && down > 1.5) faults.push(`${name(one)} and ${name(other)} overlap by ${across.toFixed()} x ${down.toFixed()}`);
    }
  }

  // No word is cut, but where an ellipsis says so or where one scrolls; none is smaller than 11 px.
  const isCut = (words, text) => {
    // The box of a line is higher than its letters.
    const slack = Math.max(4, .2 * Number.parseFloat(getComputedStyle(text).fontSize));
    for (let one = text; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (/auto|scroll/.test(style.overflow) || style.webkitLineClamp !== 'none') return false;
      if (style.overflow === 'visible') continue;
      const room = one.getBoundingClientRect();
      const isWide = words.left < room.left - 1.5 || words.right > room.right + 1.5;
      const isHigh = words.top < room.top - slack || words.bottom > room.bottom + slack;
      if (isHigh || (isWide && style.textOverflow !== 'ellipsis')) return true;
      if (isWide) return false;
    }
    return words.left < -1 || words.right > innerWidth + 1 || words.top < -1 || words.bottom > innerHeight + 1;
  };
  const texts = document.createTreeWalker(document.querySelector('.play'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.parentElement;
    // The heading of a bonus card is an ornament.
    if (!texts.currentNode.data.trim() || text.closest('.head-word') || !shown(text)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const isDrawn = text instanceof SVGElement;
    const isOver = !isDrawn && [...range.getClientRects()].some(words => words.width > 0 && isCut(words, text));
    if (isOver) faults.push(`${name(text)} is cut`);
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * (isDrawn ? text.getScreenCTM().a : 1);
    if (size < 10.95) faults.push(`${name(text)} is ${size.toFixed(1)} px high`);
  }

  // Every score is seen whole.
  for (const score of document.querySelectorAll('.score')) {
    const [box, seen] = [score.getBoundingClientRect(), shown(score)];
    if (!seen || seen.right - seen.left < box.width - 1 || seen.bottom - seen.top < box.height - 1) faults.push(`the score of ${name(score.parentElement)} is cut`);
  }

  // The main button and every legal place are met where they are; places out of sight are counted at the edge.
  const meets = one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const main = document.querySelector('[data-main]');
  if (!meets(main)) faults.push(`the main button is covered`);
  const well = document.querySelector('.well, .garden-board').getBoundingClientRect();
  let far = 0;
  for (const place of document.querySelectorAll('[role=gridcell]')) {
    if (!/fits here|passt hier(?! nicht)/.test(place.ariaLabel)) continue;
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < well.left || x > well.right || y < well.top || y > well.bottom) far += 1;
    else if (!meets(place)) faults.push(`${name(place)} is covered by ${name(document.elementFromPoint(x, y))}`);
    if (width < 43.9) faults.push(`${name(place)} is ${width.toFixed()} px wide`);
  }
  const told = [...document.querySelectorAll('.beyond b')].reduce((sum, one) => sum + Number(one.textContent), 0);
  if (far !== told) faults.push(`${far} places are out of sight, ${told} are told`);

  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1 || page.scrollHeight > innerHeight + 1) faults.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  return faults;
}

export const findFaults = page => page.evaluate(find, PIECES);
