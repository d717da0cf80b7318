// Plays a game as people do who see only the page: by clicking, tapping or with the keyboard alone.
//
// What can be done is read from the accessible names, so a game played here is also a game that a
// screen reader could play.

// How one and the same intention is carried out. Clicks are real, but do not wait until nothing moves
// any more: a player does not either, and whole games have many clicks.
const now = { force: true, timeout: 2000 };

export const mouse = {
  press: target => target.click(now),
  // A place in the city.
  build: cell => cell.click(now),
};

export const finger = {
  press: target => target.tap(now),
  // The first tap looks, the second builds; where somebody looked already, the first one builds.
  build: async cell => {
    await cell.tap(now);
    if (await cell.count()) await cell.tap(now);
  },
};

export const keyboard = {
  press: async target => {
    await target.focus();
    await target.press('Enter');
  },
  // N jumps to the first legal place, Enter builds there.
  build: async (cell, page) => {
    await page.getByRole('grid', { name: /City of/ }).focus();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  },
};

const button = (page, name) => page.getByRole('button', { name });

// What is pressed, in this order of preference; names as a screen reader hears them. Where a number
// stands, it is a wish that comes up once in so many times.
const WISHES = [
  [/^Skip to the result$/],
  [/^(Back to the table|To the final result)$/],
  [/: (use the vizier|play a bonus card)$/, 4],
  [/show my hand|^Continue: I am/],
  [/^(Go on: |Next: Scoring C)/],
  [/\. Play: /],
  [/^Buy [A-Z]/],
  [/^End (turn|purchase)$/],
  [/^Take$/],
];
const LATER = [
  [/; exact /],
  [/^Go on( without)?$/],
  [/ hut, .*; \d+ left$/, 3],
  [/^Wake the vizier$/, 3],
  [/^bureau de change/, 2],
  [/^Pass$/],
];

// What the page shows now, read in one go.
function look() {
  const shown = element => element.checkVisibility();
  const read = node => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.getAttribute?.('aria-hidden') === 'true') return '';
    return node.getAttribute?.('aria-label') ?? [...node.childNodes].map(read).join('');
  };
  const buttons = [...document.querySelectorAll('#page button:not([disabled])')].filter(shown);
  const places = [...document.querySelectorAll('[role=gridcell][aria-label*="fits here"]')];
  return {
    head: document.querySelector('#page h1')?.textContent ?? '',
    names: buttons.map(button => read(button).trim()),
    // Places for the tile in hand, and the first that is in sight with nothing over it.
    fits: places.length > 0,
    seen: places.findIndex(place => {
      const { x, y, width, height } = place.getBoundingClientRect();
      return place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  };
}

// Chance that is the same in every run, for each page its own.
const drawn = new WeakMap();
function comesUp(page, once) {
  const next = ((drawn.get(page) ?? 1) * 16807) % 2147483647;
  drawn.set(page, next);
  return next % once === 0;
}

// One step of whoever is on turn; false once the game is over.
export async function step(page, hands) {
  const { head, names, fits, seen } = await page.evaluate(look);
  const has = name => names.some(one => name.test(one));
  if (has(/^Play again$/)) return false;
  const first = wishes => wishes.find(([name, once = 1]) => has(name) && comesUp(page, once))?.[0];
  const wish = first(WISHES);
  if (wish) {
    await hands.press(button(page, wish).first());
  } else if (/place your|last tile/.test(head)) {
    // Built at the first place in sight where it fits, else into the reserve.
    if (fits && seen < 0) await hands.press(button(page, /^Fit the city$/));
    else if (fits) await hands.build(page.getByRole('gridcell', { name: /fits here/ }).nth(seen), page);
    else await hands.press(button(page, /^To the reserve$/));
  } else {
    const later = first(LATER);
    const money = page.getByRole('group', { name: 'Open money' }).getByRole('button');
    await hands.press(later ? button(page, later).first() : money.first());
  }
  return true;
}

// Plays on until a condition holds or the game is over; says how many steps it took.
export async function playUntil(page, hands, isEnough = () => false, most = 3000) {
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
    try {
      if (!(await step(page, hands))) return steps;
    } catch (error) {
      // What was seen may have changed before it was pressed; who looks again goes on.
      if (error.name !== 'TimeoutError' && !/not visible|not attached/.test(error.message)) throw error;
    }
  }
  throw new Error(`the game is not over after ${most} steps`);
}
