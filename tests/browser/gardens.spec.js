// The Gardens of the Alhambra: a turn, the curtain, the end, and whole games played by hand on the page.
import { test, expect, expectAccessible, inBothThemes, open, settled } from './fixtures.js';
import { freshGardens, golden, kept, leaveRecord, sit, HIDDEN, OPEN } from './saves.js';

// Nothing moves by itself, so that no click waits for a garden to lie still.
test.use({ reducedMotion: 'reduce' });

const board = page => page.getByRole('grid', { name: 'The gardens' });
const places = page => page.getByRole('gridcell', { name: /fits here/ });
const button = (page, name) => page.getByRole('button', { name });
const turn = page => page.getByRole('heading', { level: 1 });
const bar = page => page.getByRole('region', { name: 'What you are doing' });
// The one button that confirms; it is always there.
const main = page => page.locator('[data-main]');
const panel = page => page.locator('.around');
const isOff = ['aria-disabled', 'true'];
const isPhone = info => info.project.name === 'phone';

// Goes to a button by Tab, as somebody without a mouse does.
async function tabTo(page, target) {
  const has = () => target.evaluate(one => one === document.activeElement);
  for (let presses = 0; presses < 60 && !(await has()); presses++) await page.keyboard.press('Tab');
  expect(await has(), 'Tab comes there').toBe(true);
}

// How a button is pressed, and how a garden is planted, with mouse, finger and keys.
const MOUSE = {
  press: target => target.click(),
  plant: async (page, cell) => {
    await cell.click();
    await main(page).click();
  },
};
const FINGER = {
  press: target => target.tap(),
  plant: async (page, cell) => {
    await cell.tap();
    await cell.tap(); // a further tap turns
    await main(page).tap();
  },
};
const KEYS = {
  press: async target => {
    await tabTo(target.page(), target);
    await target.page().keyboard.press('Enter');
  },
  plant: async page => {
    for (const key of ['n', 'r', 'Enter']) await page.keyboard.press(key);
  },
};

// Plays on to the end; of all places it takes one that completes something, if there is one.
async function playToTheEnd(page, hands) {
  for (let steps = 0; steps < 400; steps++) {
    const { names, completing, places } = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('#page button')].filter(one => one.checkVisibility());
      const cells = [...document.querySelectorAll('[role=gridcell]')].map(cell => cell.getAttribute('aria-label'));
      return {
        names: buttons.map(one => one.textContent.trim()),
        places: cells.filter(label => label.includes('fits here')).length,
        completing: cells.filter(label => /fits here\. Completes (?!no building)/.test(label)).length,
      };
    });
    const has = name => names.some(one => name.test(one));
    if (has(/^Rematch$/)) return;
    const wish = [/show my gardens?/, /^End turn$/].find(has);
    const head = await turn(page).textContent();
    if (wish) {
      await hands.press(button(page, wish));
    } else {
      expect(places, 'somewhere a garden fits').toBeGreaterThan(0);
      const name = completing ? /fits here\. Completes (?!no building)/ : /fits here/;
      await hands.plant(page, page.getByRole('gridcell', { name }).first());
      await expect(button(page, /^End turn$|show my gardens?|^Rematch$/).first()).toBeVisible();
    }
    // The page is drawn piece by piece, its heading last; every step changes it.
    await expect(turn(page)).not.toHaveText(head);
  }
  throw new Error('the game is not over');
}

// The first is always played, its first turns beforehand; the others with `cargo xtask test --long`.
const GAMES = [
  ['Gardens with 4, the last turns', golden('gardens', 56), 'phone', HIDDEN],
  ['Gardens with 2', freshGardens({ seats: 2 }, { seed: '3' }), 'desktop', HIDDEN],
  ['Gardens with 2, hand of three', freshGardens({ seats: 2, hand_of_three: true }, { seed: '4' }), 'phone', HIDDEN],
  ['Gardens with 2, two colours each', freshGardens({ seats: 2, two_colours: true }, { seed: '5' }), 'desktop', OPEN],
  ['Gardens with 3', freshGardens({ seats: 3, oldest: 1 }, { seed: '6' }), 'phone', OPEN],
  ['Gardens with 4', freshGardens({ seats: 4 }, { seed: '7' }), 'desktop', HIDDEN],
];

for (const [name, record, project, tableOptions] of process.env.LONG ? GAMES : GAMES.slice(0, 1)) {
  test(`a whole game: ${name}`, async ({ page }, info) => {
    test.skip(info.project.name !== project, `played on the ${project}`);
    test.setTimeout(600_000);
    await sit(page, record, tableOptions);
    await playToTheEnd(page, project === 'phone' ? FINGER : MOUSE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the victory/);
    await expectAccessible(page);
    await leaveRecord(page, name);
  });
}

test('U32 a whole game of the Gardens with the keyboard alone', async ({ page }, info) => {
  test.skip(isPhone(info) || !process.env.LONG, 'played on a desk, in the long run');
  test.setTimeout(600_000);
  await sit(page, freshGardens({ seats: 2 }, { seed: '11' }), HIDDEN);
  await playToTheEnd(page, KEYS);
  await leaveRecord(page, 'Gardens by keyboard');
});

// A place in the label's own words: how many buildings it would complete.
const completed = label => (label.match(/Completes (.*?)\. Around it/)?.[1] ?? '').split('; ').filter(Boolean).length;

// How the garden lies over the board.
const over = page => page.locator('.garden-marks .ghost use').evaluateAll(all => all.map(one => ['href', 'x', 'y'].map(name => one.getAttribute(name)).join(' ')));

// How the garden in hand lies, in words.
const lies = page => page.getByRole('img', { name: /garden with/ }).getAttribute('aria-label');

// Where something would be completed, as `C4`.
async function rich(page) {
  const cell = page.getByRole('gridcell', { name: /fits here\. Completes (?!no building)/ }).first();
  return (await cell.getAttribute('id')).replace('space_', '');
}
const space = (page, at) => page.getByRole('gridcell', { name: new RegExp(`^${at}:`) });
const actions = async page => (await kept(page)).record.actions.length;

test('U8 a place shows what it would complete, turning changes it, and others say why not', async ({ page }, info) => {
  test.skip(isPhone(info), 'with a mouse');
  await sit(page, golden('gardens', 46));
  const cell = space(page, await rich(page));
  await cell.hover();
  await settled(page);
  const at = (await cell.getAttribute('id')).replace('space_', '');
  const count = completed(await cell.getAttribute('aria-label'));
  await expect(turn(page)).toHaveText(/^Garden with \d of each tree on [A-F][1-6]$/);
  await expect(bar(page)).toContainText(/\+\d/);
  await expect(panel(page).getByRole('heading')).toHaveText(`Around ${at}`);
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  await expect(panel(page).getByRole('listitem').first()).toContainText(/upper left: .*lavender \d+, palm \d+, lemon \d+, orange \d+/);
  await expect(panel(page).locator('.is-new')).toHaveCount(count);
  await expect(page.locator('.garden-marks .ghost')).toHaveCount(1);
  const before = await lies(page);
  await page.keyboard.press('r');
  await expect.poll(() => lies(page)).not.toBe(before);
  await page.keyboard.press('Shift+R');
  await expect.poll(() => lies(page)).toBe(before);
  const far = page.getByRole('gridcell', { name: /Too far away/ }).first();
  await far.hover();
  await expect(bar(page)).toContainText('Too far away');
  await expect(bar(page)).toContainText('next to another garden');
  await cell.click();
  await main(page).click();
  await expect(turn(page)).toHaveText(/your garden is planted/);
  await expect(panel(page).getByRole('heading')).toHaveText(`Around ${at}`);
  await expect(panel(page).locator('.is-new')).toHaveCount(count);
  await expect(cell).toHaveAttribute('aria-label', /: garden with \d of each tree: upper left/);
  await expect(page.getByRole('status')).toContainText('planted a garden (');
});

test('U8 U44 a finger looks first, turns with further taps, and the button plants', async ({ page }, info) => {
  test.skip(!isPhone(info), 'with fingers');
  await sit(page, golden('gardens', 46));
  await page.getByRole('gridcell', { name: /Too far away/ }).first().tap();
  await expect(page.locator('.notice')).toContainText('Too far away');
  await expect(main(page)).toHaveAttribute(...isOff);
  for (const box of await page.getByRole('gridcell').evaluateAll(all => all.map(one => one.getBoundingClientRect().width))) {
    expect(box).toBeGreaterThanOrEqual(44);
  }
  const cell = space(page, await rich(page));
  await cell.tap();
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(turn(page)).toHaveText(/^Garden with \d of each tree on [A-F][1-6]$/);
  // What it would bring stands where it can be read.
  await expect(panel(page)).toBeInViewport();
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  await expect(panel(page).locator('.is-new').first()).toBeInViewport();
  const before = await over(page);
  await cell.tap();
  await expect.poll(() => over(page)).not.toEqual(before);
  expect(await actions(page)).toBe(46);
  await main(page).tap();
  await expect(main(page)).toHaveText('End turn');
  expect(await actions(page)).toBe(47);
});

test('U50 a click pins and does not plant, a second click turns, the pin outlives leaving the board, and the button plants', async ({ page }, info) => {
  const act = target => (isPhone(info) ? target.tap() : target.click());
  await sit(page, golden('gardens', 46));
  await expect(main(page)).toHaveText('Plant here');
  await expect(main(page)).toHaveAttribute(...isOff);
  const [one, other] = [0, 1].map(at => places(page).nth(at));
  const ids = [await one.getAttribute('id'), await other.getAttribute('id')];
  const pinned = page.locator('[role=gridcell][aria-selected=true]');
  const on = at => `on ${ids[at].replace('space_', '')}`;
  const drawn = () => over(page);

  await act(one);
  await expect(pinned).toHaveAttribute('id', ids[0]);
  await expect(turn(page)).toContainText(on(0));
  await expect(main(page)).not.toHaveAttribute(...isOff);
  const first = await drawn();
  await act(one);
  await expect.poll(drawn).not.toEqual(first);
  expect(await actions(page)).toBe(46);

  // Three more quarters, by everything that turns it, and it lies as it lay.
  const second = await drawn();
  await act(button(page, 'Turn right'));
  await expect.poll(drawn).not.toEqual(second);
  await act(button(page, 'Turn left'));
  await expect.poll(drawn).toEqual(second);
  if (!isPhone(info)) {
    await one.hover();
    await page.mouse.wheel(0, 8);
    await settled(page);
    expect(await drawn(), 'a touch of the pad is nothing').toEqual(second);
    await page.mouse.wheel(0, 100);
    await expect.poll(drawn).not.toEqual(second);
    await page.mouse.wheel(0, -100);
    await expect.poll(drawn).toEqual(second);
  }

  // Another space moves it.
  await act(other);
  await expect(pinned).toHaveAttribute('id', ids[1]);
  await act(one);
  await expect(pinned).toHaveAttribute('id', ids[0]);
  expect(await drawn()).toEqual(second);

  // Away from the board it stays pinned, with all that is said of it, and the button is on.
  if (!isPhone(info)) {
    await page.getByRole('gridcell', { name: /Too far away/ }).first().hover();
    await expect(bar(page)).toContainText('Too far away');
    await main(page).hover();
  }
  await settled(page);
  expect(await drawn()).toEqual(second);
  await expect(turn(page)).toContainText(on(0));
  await expect(main(page)).not.toHaveAttribute(...isOff);
  expect(await actions(page)).toBe(46);

  await act(main(page));
  await expect(turn(page)).toHaveText('Samuel, your garden is planted');
  await expect(page.locator(`#${ids[0]}`)).toHaveAttribute('aria-label', /: garden with \d of each tree/);
  expect(await actions(page)).toBe(47);
});

test('U33 U50 a garden that is pinned or turned is said aloud, with what it would bring', async ({ page }, info) => {
  const act = target => (isPhone(info) ? target.tap() : target.click());
  await sit(page, golden('gardens', 46));
  const cell = space(page, await rich(page));
  for (let times = 0; times < 2; times++) {
    await act(cell);
    await expect(page.getByRole('status')).toContainText(/Garden with \d/);
    await expect(page.getByRole('status')).toContainText(/\+\d|Completes no building/);
  }
});

test('U50 the board has coordinates, and log, ledger and board point at each other', async ({ page }, info) => {
  await sit(page, golden('gardens', 46));
  const letters = page.locator('.coordinate');
  await expect(letters).toHaveCount(24);
  await expect(page.locator('.coordinate.is-lit')).toHaveCount(0);
  const ring = page.locator('.told-ring');
  if (isPhone(info)) {
    await button(page, 'Menu').tap();
    await button(page, 'Log').tap();
    await page.locator('.log').getByRole('button', { name: /Zahra planted a garden/ }).first().tap();
    // The sheet closes, and the ring stays until something else is done.
    await expect(page.locator('.log')).toBeHidden();
    await expect(ring).toHaveCount(1);
  } else {
    await page.locator('.log').getByRole('button', { name: /on D1/ }).hover();
    await expect(ring).toHaveCount(1);
    await page.locator('.log').getByRole('button', { name: /^Pavilion/ }).first().hover();
    await expect(ring).toHaveCount(1);
    await page.locator('#space_D1').hover();
    await expect(ring).toHaveCount(0);
    await expect(page.locator('.log-line.is-lit')).toHaveText(/on D1/);
    // By keys, too.
    await tabTo(page, page.locator('.log-line').first());
    await expect(ring).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(ring).toHaveCount(1);
  }
  const cell = space(page, await rich(page));
  const at = (await cell.getAttribute('id')).replace('space_', '');
  await (isPhone(info) ? cell.tap() : cell.click());
  await expect(ring).toHaveCount(0);
  await expect(page.locator('.coordinate.is-lit')).toHaveCount(4);
  expect((await page.locator('.coordinate.is-lit').allTextContents()).sort()).toEqual([at[1], at[1], at[0], at[0]]);
  await expect(page.locator('.turn-badge')).toHaveCount(1);
  if (!isPhone(info)) {
    await page.locator('.beside').first().hover();
    await expect(ring).toHaveCount(1);
    await cell.click({ button: 'right' });
    await expect(page.getByRole('status')).toContainText(/garden with \d/);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('right button');
  }
});

test('U50 points move on lanes, dashed what a place would bring, and two colours stand apart', async ({ page }) => {
  await sit(page, golden('gardens', 46));
  await expect(page.locator('.lane')).toHaveCount(4);
  await expect(page.locator('.lane-after')).toHaveCount(0);
  await page.keyboard.press('n');
  const cell = space(page, await rich(page));
  await cell.click();
  const gain = Number((await bar(page).locator('.bar-detail').textContent()).match(/\+(\d+)/)[1]);
  const lane = page.locator('.lane', { has: page.locator('.lane-after') });
  await expect(lane.locator('.gain')).toHaveText(`+${gain}`);
  const sum = page.locator('.lane-sum');
  const sums = async () => (await sum.allTextContents()).reduce((all, one) => all + Number(one), 0);
  const before = await sums();
  await main(page).click();
  await expect(page.locator('.lane-after')).toHaveCount(0);
  expect(await sums()).toBe(before + gain);
  await sit(page, golden('gardens-both-variants', 40));
  await expect(page.locator('.lane')).toHaveCount(4);
  await expect(page.locator('.tree-score')).toHaveCount(4);
});

test('U46 U50 keys alone come to the board, pin, turn and plant', async ({ page }, info) => {
  test.skip(isPhone(info), 'with a keyboard');
  await sit(page, golden('gardens', 46));
  const pinned = page.locator('[role=gridcell][aria-selected=true]');
  await tabTo(page, board(page));
  await page.keyboard.press('n');
  await expect(pinned).toHaveCount(1);
  await expect(main(page)).not.toHaveAttribute(...isOff);
  const at = await pinned.getAttribute('id');
  await page.keyboard.press('r');
  // What is pinned stays while the focus goes on to the button.
  await tabTo(page, main(page));
  await expect(pinned).toHaveAttribute('id', at);
  await expect(main(page)).not.toHaveAttribute(...isOff);
  await page.keyboard.press('Enter');
  await expect(turn(page)).toHaveText('Samuel, your garden is planted');
  await expect(page.locator(`#${at}`)).toHaveAttribute('aria-label', /: garden with \d of each tree/);
  // Back, and on the board Enter plants; E ends the turn.
  await page.keyboard.press('u');
  await expect(pinned).toHaveAttribute('id', at);
  await page.keyboard.press('Escape');
  await expect(pinned).toHaveCount(0);
  await expect(main(page)).toHaveAttribute(...isOff);
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await expect(main(page)).toHaveText('End turn');
  await page.keyboard.press('e');
  await expect(turn(page)).toHaveText('Inés, plant a garden');
});

test('U11 undo gives the garden back as it lay, redo plants it again, and nothing is drawn before the end', async ({ page }, info) => {
  await sit(page, freshGardens({ seats: 3 }, { seed: '8' }));
  await page.keyboard.press('n');
  await page.keyboard.press('r');
  await settled(page);
  const lay = await over(page);
  expect(lay).not.toEqual([]);
  await page.keyboard.press('Enter');
  await expect(main(page)).toHaveText('End turn');
  await page.keyboard.press('u');
  await expect(main(page)).toHaveText('Plant here');
  await expect.poll(() => over(page)).toEqual(lay);
  await page.keyboard.press('Shift+U');
  await expect(main(page)).toHaveText('End turn');
  expect(await actions(page)).toBe(1);
  await button(page, 'End turn').click();
  await expect(turn(page)).toHaveText('Yusuf, plant a garden');
  await page.keyboard.press('u');
  await settled(page);
  expect(await actions(page)).toBe(2);
});

test('U4 U12 U13 U17 the table says whose turn it is, what was new, how it stands and how far it is', async ({ page }, info) => {
  await sit(page, golden('gardens', 46));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samuel, plant a garden');
  await expect(page.locator('.garden-marks .new-gold')).not.toHaveCount(0);
  await button(page, 'Majorities').click();
  const standing = page.getByRole('region', { name: 'Unfinished buildings' });
  await expect(standing.getByRole('listitem').first()).toBeVisible();
  await expect(standing).toContainText(/leads \d × \d/);
  await page.keyboard.press('Escape');
  if (isPhone(info)) {
    await button(page, 'Menu').click();
    await button(page, 'Log').click();
  }
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('Zahra planted a garden (');
  if (isPhone(info)) await log.getByRole('button', { name: 'Close' }).click();
  const far = page.getByTitle('Buildings completed so far');
  if (!isPhone(info)) await expect(far).toHaveText(/9 gardens in the pile.*14 of 49 buildings completed/);
  await button(page, 'Menu').click();
  await button(page, 'Buildings completed so far').last().click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(14);
});

// Two orders of the same gardens that differ in nothing but who holds what.
function stacked(swap) {
  const buildings = Array.from({ length: 49 }, (_, at) => (at % 5) + 1).sort();
  buildings.splice(0, 49, ...[1, 2, 3, 4].flatMap(value => Array(10).fill(value)), ...Array(9).fill(5));
  const orders = ['vplo', 'vpol', 'vlpo', 'vlop', 'vopl', 'volp'];
  const gardens = [1, 2, 3, 4, 5, 6].flatMap(number => orders.map(order => number + order));
  if (swap) [gardens[0], gardens[20], gardens[1], gardens[35]] = [gardens[20], gardens[0], gardens[35], gardens[1]];
  return { stacked: { buildings, gardens } };
}

// Everything on the page, once all of it is drawn.
async function whole(page) {
  await settled(page);
  return page.content();
}

test('U18 nothing of a hand is on the page behind the curtain, not even in its source', async ({ page }) => {
  const seen = [];
  for (const swap of [false, true]) {
    await sit(page, freshGardens({ seats: 2 }, stacked(swap)), HIDDEN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand the device to Inés');
    const behind = await whole(page);
    await button(page, 'Look at the table').click();
    await expect(board(page)).toBeVisible();
    const lifted = await whole(page);
    await button(page, 'Back').click();
    await button(page, /show my gardens?/).click();
    await expect(places(page).first()).toBeVisible();
    seen.push({ behind, lifted, open: await whole(page) });
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      delete document.visibilityState;
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand the device to Inés');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand the device to Inés');
  }
  const [one, other] = seen;
  expect(one.behind).toBe(other.behind);
  expect(one.lifted).toBe(other.lifted);
  expect(one.open).not.toBe(other.open);
});

test('U19 U24 with open hands there is no curtain, and reloading goes on exactly there', async ({ page }) => {
  await sit(page, freshGardens({ seats: 2, hand_of_three: true }, { seed: '9' }));
  await expect(page.getByRole('group', { name: 'Your gardens' }).getByRole('button')).toHaveCount(3);
  await page.getByRole('group', { name: 'Your gardens' }).getByRole('button').nth(2).click();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(button(page, 'End turn')).toBeVisible();
  await page.reload();
  await expect(turn(page)).toHaveText('Inés, your garden is planted');
  await button(page, 'Undo').first().click();
  // It is over its space again, as it lay.
  await expect(turn(page)).toHaveText(/^Garden with \d of each tree on/);
  await expect(main(page)).toHaveText('Plant here');
});

test('U3 the Gardens are set up for two to four, with the oldest, trees and variants', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'New game: The Gardens of the Alhambra' }).click();
  const two = page.getByRole('switch', { name: 'Two colours each' });
  await expect(two).toBeDisabled();
  await expect(two).toHaveAccessibleDescription('only with two players');
  await button(page, 'Add a player').click();
  await expect(button(page, 'Four players at most.')).toBeVisible();
  for (const name of ['Player 4', 'Player 3']) await button(page, `Remove ${name}`).click();
  await two.check();
  await button(page, 'Colour of Player 1: Lavender and Orange').click();
  await page.getByRole('dialog').getByRole('button', { name: /^Lemon/ }).click();
  await expect(button(page, 'Colour of Player 1: Lemon and Orange')).toBeVisible();
  await page.getByLabel('Oldest player').selectOption('Player 2');
  await button(page, 'Start game').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand the device to Player 2');
  await page.goto('./#/');
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText('0 of 49 buildings completed');
  await page.getByRole('button', { name: /Quick start: The Gardens/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand the device to Player 2');
});

test('U23 the end says who won, where every point came from, and plays again with the same people', async ({ page }) => {
  await sit(page, golden('gardens-both-variants'), HIDDEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins/);
  await expect(page.getByRole('region', { name: 'Points by source' }).getByRole('listitem')).not.toHaveCount(0);
  await button(page, 'Every point').click();
  const cell = page.getByRole('dialog').getByRole('cell', { name: /^\d+ buildings?, \d+ points?$/ });
  await expect(cell.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Gardens').click();
  await expect(board(page)).toBeVisible();
  await expect(bar(page)).toContainText(/wins|share the victory/);
  // Nobody is asked what a scoring would bring, nor in a small window, where that has a button.
  await expect(page.locator('.only-small.icons-log')).toHaveCount(1);
  await expect(page.locator('.only-small.icons-table')).toHaveCount(0);
  await button(page, 'To the final result').click();
  await button(page, 'Rematch').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand the device to Inés');
});

test('U33 the board is one stop of the Tab key, and its spaces say what they are', async ({ page }) => {
  await sit(page, golden('gardens', 46));
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await tabTo(page, board(page));
  const now = () => board(page).getAttribute('aria-activedescendant');
  const first = await now();
  await page.keyboard.press('n');
  await expect.poll(now).not.toBe(first);
  await page.keyboard.press('Control+Home');
  await expect.poll(now).toBe('space_A1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(now).toBe('space_B2');
  await expect(page.locator('#space_B2')).toHaveAttribute('aria-label', /^B2: .*Around it: upper left/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Not free');
});

for (const { theme, colorScheme } of inBothThemes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme });

    test('U34 the table of the Gardens, its dialogs and its curtain have no finding', async ({ page }, info) => {
      await sit(page, golden('gardens-hand-of-three', 30));
      await expectAccessible(page);
      await page.keyboard.press('n');
      await expectAccessible(page);
      // A space where no garden may lie says why.
      await page.getByRole('gridcell', { name: /^(?!.*fits here)/ }).first().hover();
      await expectAccessible(page);
      if (isPhone(info)) {
        await button(page, 'Majorities').click();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await expect(main(page)).toHaveText('End turn');
      await expectAccessible(page);
      await button(page, 'Menu').click();
      await button(page, 'Buildings completed so far').last().click();
      await expectAccessible(page);
      await sit(page, golden('gardens', 46), HIDDEN);
      await expectAccessible(page);
      await sit(page, golden('gardens'));
      await expectAccessible(page);
      await page.goto('./#/new/gardens');
      await expect(button(page, 'Start game')).toBeVisible();
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
  });
}
