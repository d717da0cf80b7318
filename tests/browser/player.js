// Plays a game as people do who see only the page: by clicking, by tapping or with the keyboard alone.
//
// What can be done is read from the accessible names, so a game played here is also a game that a
// screen reader could play. Clicks and taps go to a point of the window, as a hand's do: what lies under
// something else cannot be pressed.
import { settled } from './fixtures.js';

// How one and the same intention is carried out. `press` is for a button that is looked for by its name,
// `hit` for what the player has seen.
export const mouse = {
  press: target => target.click(),
  hit: (page, { at }) => page.mouse.click(...at),
};

// The first tap on a place pins the tile; the second one, or the main button, builds it.
export const finger = {
  press: target => target.tap(),
  hit: (page, { at }) => page.touchscreen.tap(...at),
};

// Tab, arrows and Enter, and nothing else. Where the cursor comes to, the tile is pinned.
export const keyboard = {
  isSlow: true,
  press: async target => {
    await target.evaluate(one => { window.seen = [one]; });
    await keyboard.hit(target.page(), { id: 0 });
  },
  hit: async (page, { id }) => {
    await walk(page, id);
    await page.keyboard.press('Enter');
  },
};

// Somebody who knows the keys: E for the main button, N for the next place.
export const keys = {
  ...keyboard,
  hit: async (page, target) => {
    if (target.isMain) return page.keyboard.press('e');
    if (target.number === undefined) return keyboard.hit(page, target);
    await page.keyboard.press('n');
    // The focus follows once the place is drawn.
    await settled(page);
    return page.keyboard.press('Enter');
  },
};

// Goes to a button or a cell by Tab and Shift+Tab, and inside its group or grid by the arrows.
async function walk(page, id) {
  for (let tries = 0; tries < 12; tries++) {
    const way = await page.evaluate(wayTo, id);
    if (!way) return;
    for (let left = way.times; left > 0; left--) await page.keyboard.press(way.key);
    // The focus may still be on its way by itself.
    await settled(page);
  }
  const [from, to] = await page.evaluate(id => [document.activeElement, window.seen[id]].map(one => one.outerHTML.slice(0, 200)), id);
  throw new Error(`the keyboard does not come from ${from} to ${to}`);
}

// Which key leads on to a button or cell, and how often; nothing once it has the focus.
function wayTo(id) {
  const [target, focus] = [window.seen[id], document.activeElement];
  const times = (count, after, before) => ({ key: count > 0 ? after : before, times: Math.abs(count) });
  const grid = target.closest('[role=grid]');
  if (grid && focus === grid) {
    const cursor = document.getElementById(grid.getAttribute('aria-activedescendant'));
    if (!cursor) return { key: 'ArrowRight', times: 1 };
    const [across, down] = ['data-x', 'data-y'].map(one => target.getAttribute(one) - cursor.getAttribute(one));
    if (across) return times(across, 'ArrowRight', 'ArrowLeft');
    return down ? times(down, 'ArrowDown', 'ArrowUp') : null;
  }
  if (focus === target) return null;
  const group = target.closest('[data-roving]');
  if (group?.contains(focus)) {
    const stops = [...group.querySelectorAll('button:not([disabled]), a[href]')].filter(one => one.checkVisibility());
    return times(stops.indexOf(target) - stops.indexOf(focus), 'ArrowRight', 'ArrowLeft');
  }
  const isStop = one => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true });
  const stops = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(isStop);
  const place = stops.findIndex(one => one === target || one === grid || group?.contains(one));
  if (place < 0) throw new Error(`Tab never comes to ${target.outerHTML.slice(0, 200)}`);
  // What has the focus, or where the browser would go on from.
  const isBefore = one => focus.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
  const now = stops.includes(focus) ? stops.indexOf(focus) : stops.filter(isBefore).length - .5;
  return times(Math.trunc(place - now) || Math.sign(place - now), 'Tab', 'Shift+Tab');
}

// What the page shows now, read in one go. Pieces of another tab of the shelf are read, too: who plays
// knows of them.
function look() {
  const read = node => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.getAttribute?.('aria-hidden') === 'true') return '';
    return node.getAttribute?.('aria-label') ?? [...node.childNodes].map(read).join('');
  };
  // A point at which a hand meets it, if there is one.
  const point = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const points = [.5, .2, .8].map(part => [x + width * part, y + height / 2]);
    return points.find(at => one.contains(document.elementFromPoint(...at)));
  };
  window.seen = [];
  const known = one => ({ id: window.seen.push(one) - 1, at: point(one) });
  const buttons = [...document.querySelectorAll('#page button:not([disabled])')].map(one => ({
    ...known(one),
    name: read(one).trim(),
    group: one.closest('[role=group]')?.getAttribute('aria-label'),
    isMain: one.matches('[data-main]'),
    isOn: one.getAttribute('aria-disabled') !== 'true',
    shows: one.checkVisibility({ visibilityProperty: true }),
  }));
  const places = [...document.querySelectorAll('[role=gridcell][aria-label*="fits here"]')];
  return {
    head: document.querySelector('#page h1')?.textContent ?? '',
    buttons,
    places: places.map((one, number) => ({ ...known(one), number })),
  };
}

// Chance that is the same in every run, for each page its own.
const drawn = new WeakMap();
function comesUp(page, once) {
  const next = ((drawn.get(page) ?? 1) * 16807) % 2147483647;
  drawn.set(page, next);
  return next % once === 0;
}

// Pages on which a place was pressed last.
const tried = new WeakSet();

// What is pressed wherever it is, in this order of preference; names as a screen reader hears them.
// Where a number stands, it is a wish that comes up once in so many times.
const SCREENS = [
  [/^Skip to the result$/],
  [/^(Back to the table|To the final result)$/],
  [/: (use the vizier|play a bonus card)$/, 4],
  [/^Back: .* nothing$/, 4],
  [/show my (cards|gardens?)|^Nobody – continue$/],
  [/^Continue: /],
];

// What is chosen while nothing is, and the tab under which it lies on a small window.
const CHOICES = [
  [/\. Play: /, 'Your bonus cards'],
  [/; exact/, 'Buy'],
  [/ hut, .*; \d+ left$/, 'Take a hut', 3],
  [/^Wake the vizier$/, null, 3],
  [/^bureau de change/, 'Take money', 2, 'Money'],
  [/./, 'Redesign', 8, 'Reserve'],
  [/; \d+ over/, 'Buy', 5],
  [/./, 'Take money', 1, 'Money'],
  [/; \d+ over/, 'Buy'],
];

// The button that is pressed next, or the place in the city; null once the game is over.
function decide(page, { head, buttons, places }) {
  const on = buttons.filter(one => one.isOn);
  const all = (name, group) => on.filter(one => name.test(one.name) && (!group || one.group === group));
  const first = (name, group) => all(name, group).find(one => one.shows);
  if (first(/^Rematch$/)) return null;
  for (const [name, once = 1] of SCREENS) {
    const button = first(name);
    if (button && comesUp(page, once)) return button;
  }
  const main = buttons.find(one => one.isMain);
  if (!main) throw new Error(`no main button at ${head}`);
  if (/^(Skip|Continue)$/.test(main.name)) {
    // Somebody who answered buys what can be paid exactly, or plays a card.
    return first(/vizier/.test(head) ? /; exact/ : /\. Play: /) ?? main;
  }
  if (/^(Build|To the reserve)/.test(main.name)) return placing(page, { main, places, first });
  if (main.isOn) return main;
  for (const [name, tab, once = 1, group] of CHOICES) {
    const [some] = all(name, group);
    if (!some || !comesUp(page, once)) continue;
    const button = first(name, group) ?? first(new RegExp(`^${tab}$`));
    if (button) return button;
  }
  return first(/^Cancel$/);
}

// With a tile in hand: most are built, some go elsewhere, some are turned over.
function placing(page, { main, places, first }) {
  const back = first(/^Turn back/);
  // Turned over, it may not fit, or cannot be paid.
  if (back && !main.isOn && (!places.length || tried.has(page))) return back;
  if (!back) {
    for (const [name, once] of [[/^Turn over/, 6], [/^Give to Dirk/, 8], [/^Reserve/, 12]]) {
      const button = first(name);
      if (button && comesUp(page, once)) return button;
    }
  }
  if (main.isOn && comesUp(page, 2)) return main;
  // A tile of the reserve that fits nowhere is let go.
  if (!places.length) return main.isOn ? main : first(/^Cancel$/);
  return places.find(one => one.at) ?? first(/^Show whole city$/);
}

// One step of whoever is on turn; false once the game is over.
export async function step(page, hands) {
  if (hands.isSlow) await settled(page);
  let seen = await page.evaluate(look);
  if (seen.buttons.some(one => one.isMain && /^Build/.test(one.name))) {
    // The names of the cells come a little later than the tile.
    await settled(page);
    seen = await page.evaluate(look);
  }
  const next = decide(page, seen);
  if (next === null) return false;
  if (!next) throw new Error(`nothing can be done at ${seen.head}: ${JSON.stringify(seen)}`);
  tried[next.number === undefined ? 'delete' : 'add'](page);
  await hands.hit(page, next.at || hands.isSlow ? next : await broughtNear(page, next, seen.head));
  return true;
}

// A piece at the far end of its row, or one on its way; what lies under something else is out of reach.
async function broughtNear(page, { id, name }, head) {
  await page.evaluate(id => window.seen[id].scrollIntoView({ block: 'nearest', inline: 'center' }), id);
  await settled(page);
  const { buttons } = await page.evaluate(look);
  const near = buttons.find(one => one.name === name && one.at);
  if (!near) throw new Error(`out of reach at ${head}: ${name}`);
  return near;
}

// Plays on until a condition holds or the game is over; says how many steps it took.
export async function playUntil(page, hands, isEnough = () => false, most = 4000) {
  let [before, idle] = ['', 0];
  for (let steps = 0; steps < most; steps++) {
    if (steps % 20 === 0) {
      // Whatever is played is saved at once.
      const now = await page.evaluate(() => JSON.stringify(localStorage));
      idle = now === before ? idle + 1 : 0;
      before = now;
      if (idle > 2) throw new Error(`nothing is played any more: ${JSON.stringify(await page.evaluate(look))}`);
    }
    if (await isEnough()) return steps;
    if (!(await step(page, hands))) return steps;
  }
  throw new Error(`the game is not over after ${most} steps`);
}
