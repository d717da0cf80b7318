// A turn on the table: what may be done, paying, taking, building, redesigning, undoing.
import { test, expect, holdTheClock, pass, settled } from './fixtures.js';
import { fresh, golden, kept, sit, OPEN } from './saves.js';

const granada = (seed, actions) => fresh({ kind: 'granada', seats: 3 }, seed, actions);
const button = (page, name) => page.getByRole('button', { name, exact: true });
const yard = page => page.getByRole('group', { name: 'The yard' });
const hand = page => page.getByRole('group', { name: 'Your hand' });
const open = page => page.getByRole('group', { name: 'Money' });
const reserve = page => page.getByRole('group', { name: 'Reserve' });
const beside = page => page.getByRole('group', { name: 'Beside the city' });
const turn = page => page.getByRole('heading', { level: 1 });
const bar = page => page.getByRole('region', { name: 'What you are doing' });
// The one button that confirms, and what it says; it is always there.
const main = page => page.locator('[data-main]');
const isOff = ['aria-disabled', 'true'];

// Presses a piece. Where there is room for one kind only, its tab is pressed first.
async function take(page, mode, piece) {
  await settled(page);
  if (!(await piece.isVisible())) await button(page, mode).click();
  await piece.click();
}
const takeMoney = (page, name) => take(page, 'Take money', open(page).getByRole('button', { name }).first());
const choose = (page, name) => take(page, 'Buy', yard(page).getByRole('button', { name }).first());

async function confirm(page, name) {
  await expect(main(page)).toHaveAccessibleName(name);
  await main(page).click();
}

// A place counted from the start tile, such as `1 left`.
const cell = (page, place) => page.getByRole('gridcell', { name: new RegExp(`^${place}: `) });

// Goes to a place and builds there: a click is enough for the mouse, a finger pins the tile first.
async function build(page, place, isPhone) {
  await settled(page);
  if (!isPhone) return cell(page, place).click();
  if ((await cell(page, place).getAttribute('aria-selected')) !== 'true') await cell(page, place).tap();
  await confirm(page, 'Build here');
}

const isPhone = info => info.project.name === 'phone';

test('U4 one sentence says whose turn it is and what they may do, always in the same place', async ({ page }, info) => {
  await sit(page, granada(3));
  const place = async () => {
    await settled(page);
    const [words, press] = [await turn(page).boundingBox(), await main(page).boundingBox()];
    return [words.y, press.x + press.width, press.y, press.height];
  };
  await expect(turn(page)).toHaveText('Inés, your turn');
  await expect(bar(page)).toContainText('Take money, buy a tile or redesign your city.');
  await expect(main(page)).toHaveAttribute(...isOff);
  const before = await place();
  await choose(page, /^Park 2/);
  await expect(turn(page)).toHaveText('Park 2');
  expect(await place()).toEqual(before);
  await confirm(page, 'Buy Park · 2');
  await expect(turn(page)).toHaveText('Inés, still your turn');
  expect(await place()).toEqual(before);
  await takeMoney(page, '9 ducats');
  await expect(turn(page)).toHaveText('Take 9 ducats');
  expect(await place()).toEqual(before);
  await confirm(page, 'Take · 9');
  // The tile fits in one place only: it is pinned there.
  await expect(turn(page)).toHaveText('Park 2 here');
  await expect(main(page)).toHaveAccessibleName('Build here');
  expect(await place()).toEqual(before);
  await build(page, '1 up', isPhone(info));
  await expect(turn(page)).toHaveText('Inés, that’s your turn');
  expect(await place()).toEqual(before);
  await confirm(page, 'End turn');
  await expect(turn(page)).toHaveText('Yusuf, your turn');
  expect(await place()).toEqual(before);
});

test('U33 a choice is said aloud, with what it means', async ({ page }) => {
  await sit(page, granada(3));
  const said = page.getByRole('status');
  await choose(page, /^Park 2/);
  await expect(said).toContainText('Park 2');
  await expect(said).toContainText('Exact');
  await page.keyboard.press('Escape');
  await choose(page, /^Arena 4/);
  await expect(said).toContainText('Arena 4. 2 too much');
  await page.keyboard.press('Escape');
  await takeMoney(page, '9 ducats');
  await expect(said).toContainText('Take 9 ducats');
  // What a hand holds of a currency is read with its name.
  await expect(page.locator('.hand .sum .unseen').first()).toHaveText('6 dirhams');
});

test('U5 the yard says what each tile costs, what is on its back and what the hand can pay', async ({ page }) => {
  await sit(page, granada(3));
  const spaces = await yard(page).getByRole('button').evaluateAll(all => all.map(one => one.querySelector('.unseen').textContent));
  expect(spaces).toEqual([
    'School 4, moats top, right, bottom; other side Hospital 5; 4 short',
    'Arena 4, moats top, right; other side Park 5; 2 over',
    'Park 2, moats top, right, left; other side Bath house 3; exact',
    'Bath house 2, moats top, right; other side Market 3; 3 over',
  ]);
  // Currency, price and verdict can be read without pointing at anything, and exact differs in looks.
  for (const [at, currency, price, verdict] of [[0, 'Denar', 4, '4 short'], [2, 'Ducat', 2, 'exact']]) {
    const space = page.locator('.space').nth(at);
    await expect(space.getByRole('heading')).toHaveAccessibleName(new RegExp(currency));
    await expect(space.locator('.tile text').first()).toHaveText(String(price));
    await expect(space.locator('.says')).toHaveText(verdict);
    await expect(space.locator('.says')).toBeInViewport({ ratio: 1 });
  }
  const look = at => page.locator('.offer').nth(at).locator('.says').evaluate(one => getComputedStyle(one).backgroundColor);
  expect(await look(2)).not.toBe(await look(1));
});

test('U6 the best payment is proposed, cards are swapped by clicking, and the sum says what it means', async ({ page }) => {
  await sit(page, granada(9));
  await choose(page, /^District 8/);
  const chosen = () => hand(page).getByRole('button', { pressed: true }).evaluateAll(all => all.map(one => one.querySelector('.unseen').textContent));
  expect(await chosen()).toEqual(['4 ducats', '4 ducats']);
  await expect(bar(page)).toContainText(/4 \+ 4\s*= 8/);
  await expect(bar(page)).toContainText('Exact – you get another action');
  await expect(main(page)).toHaveAccessibleName('Buy District · 8');
  await hand(page).getByRole('button', { name: '4 ducats', pressed: true }).first().click();
  await expect(bar(page)).toContainText('4 short');
  // Too little buys nothing, and pressing all the same is not scolded.
  await expect(main(page)).toHaveAttribute(...isOff);
  await main(page).click({ force: true });
  await expect(bar(page)).toContainText('4 short');
  await expect(page.locator('.notice')).toHaveCount(0);
  expect((await kept(page)).record.actions).toEqual([]);
  await hand(page).getByRole('button', { name: '6 ducats' }).click();
  await expect(bar(page)).toContainText('2 too much – no further action');
  await confirm(page, 'Buy District · 10 for 8');
  await expect(beside(page).getByRole('button')).toHaveAccessibleName(/^District 8/);
  expect((await kept(page)).record.actions).toEqual([expect.stringMatching(/^buy g\d+e c4 c6$/)]);
});

test('U7 money is chosen by clicking, and cards that would break the limit say why', async ({ page }) => {
  await sit(page, granada(11));
  await takeMoney(page, '2 florins');
  await expect(turn(page)).toHaveText('Take 2 florins');
  await expect(bar(page)).toContainText('up to 3 more');
  const nine = open(page).getByRole('button', { name: /^9 dirhams/ });
  const opacity = card => card.evaluate(one => Number(getComputedStyle(one).opacity));
  await expect(nine).toHaveAccessibleName('9 dirhams. That makes 11. Several cards may be worth 5 at most.');
  expect(await opacity(nine)).toBeLessThan(await opacity(open(page).getByRole('button', { name: '2 denars' })));
  await open(page).getByRole('button', { name: '2 denars' }).click();
  await expect(turn(page)).toHaveText('Take 2 denars and 2 florins');
  await expect(main(page)).toHaveAccessibleName('Take · 4');
  await open(page).getByRole('button', { name: '2 florins' }).click();
  await expect(turn(page)).toHaveText('Take 2 denars');
  await open(page).getByRole('button', { name: '2 florins' }).click();
  await confirm(page, 'Take · 4');
  expect((await kept(page)).record.actions).toEqual(['take d2 f2']);
});

test('U7 a card that does not fit beside the others takes their place', async ({ page }) => {
  await sit(page, granada(11));
  await takeMoney(page, '2 florins');
  await open(page).getByRole('button', { name: /^9 dirhams/ }).click();
  await expect(turn(page)).toHaveText('Take 9 dirhams');
  await expect(bar(page)).toContainText('One card of any value');
  await expect(page.locator('.notice')).toHaveCount(0);
  await open(page).getByRole('button', { name: /^2 florins/ }).click();
  await expect(turn(page)).toHaveText('Take 2 florins');
});

test('U8 every legal place shows, a ghost tells what changes, and others say which rule they break', async ({ page }, info) => {
  await holdTheClock(page);
  await sit(page, granada(3, ['buy g7e c2', 'take c9']));
  const fits = page.getByRole('gridcell', { name: /fits here/ });
  const legal = await fits.evaluateAll(all => all.map(one => one.ariaLabel));
  expect(legal).toEqual(['1 up: free. Park 2 fits here: Moat from 0 to 3; Park from 0 to 1, 1st.']);
  // The only place: the tile is pinned there from the start.
  await expect(fits).toHaveAttribute('aria-selected', 'true');
  await expect(bar(page)).toContainText('Moat 0 → 3 · Park 0 → 1, 1st');
  await expect(main(page)).not.toHaveAttribute(...isOff);
  await expect(cell(page, '1 down')).toHaveAccessibleName(/doesn’t fit here\. Edges don’t match\. /);
  if (!isPhone(info)) {
    await cell(page, '1 down').hover();
    await expect(page.locator('.selected')).toBeVisible();
    await expect(page.locator('.refused .zig')).toBeVisible();
    await expect(bar(page)).toContainText('Edges don’t match');
  }
  // Building there is refused; why is said for a while, in the bar and on the city.
  await (isPhone(info) ? cell(page, '1 down').tap() : cell(page, '1 down').click());
  await expect(page.locator('.notice')).toContainText('Park 2 has a moat on its top edge, the start tile has none');
  await expect(page.getByRole('status')).toContainText('Edges don’t match');
  await expect(page.locator('.refused .zig')).toBeVisible();
  expect((await kept(page)).record.actions).toHaveLength(2);
  await pass(page, 3900);
  await expect(page.locator('.notice')).toBeVisible();
  await pass(page, 200);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('U8 a tile is tried at every place before it is built', async ({ page }, info) => {
  await sit(page, golden('granada', 228));
  await take(page, 'Redesign', reserve(page).getByRole('button', { name: /^Bath house 13/ }));
  await expect(bar(page)).toContainText('Choose a marked place');
  await expect(main(page)).toHaveAttribute(...isOff);
  const places = page.getByRole('gridcell', { name: /free\. Bath house 13 fits here/ });
  const marked = await page.locator('.places').evaluate(marks => marks.getAttribute('points').split(' ').length / 2 - 1);
  expect(await places.count()).toBe(marked);
  const point = place => (isPhone(info) ? place.tap() : place.hover());
  for (const at of [0, 1, 0]) {
    const place = places.nth(at);
    const [, from, to] = (await place.getAttribute('aria-label')).match(/Moat (?:from )?(\d+)(?: to (\d+))?/);
    await point(place);
    await expect(turn(page)).toHaveText('Bath house 13 here');
    if (to) await expect(bar(page)).toContainText(`Moat ${from} → ${to}`);
    // A mouse only looks, a finger pins.
    if (isPhone(info)) {
      await expect(place).toHaveAttribute('aria-selected', 'true');
      await expect(main(page)).not.toHaveAttribute(...isOff);
    } else {
      await expect(page.locator('.ghost')).toBeVisible();
      await expect(main(page)).toHaveAttribute(...isOff);
    }
  }
  expect((await kept(page)).record.actions).toHaveLength(228);
  await (isPhone(info) ? places.first().tap() : places.first().click());
  expect((await kept(page)).record.actions.at(-1)).toMatch(/^build g51o /);
});

test('U8 a key that is held down presses one button, not the one that comes next', async ({ page }, info) => {
  test.skip(isPhone(info), 'a phone has no keys to hold');
  const hold = async key => {
    for (let times = 0; times < 3; times++) {
      await page.keyboard.down(key);
      await settled(page);
    }
    await page.keyboard.up(key);
  };
  const reach = async target => {
    do {
      await page.keyboard.press('Tab');
    } while (!await target.evaluate(one => one === document.activeElement));
  };
  await sit(page, granada(3));
  await choose(page, /^Park 2/);
  await reach(main(page));
  await hold('Enter');
  expect((await kept(page)).record.actions).toEqual(['buy g7e c2']);
  for (const key of ['Enter', 'e']) {
    await sit(page, granada(3, ['buy g7e c2', 'take c9']));
    if (key === 'Enter') await reach(main(page));
    await hold(key);
    expect((await kept(page)).record.actions.slice(2)).toEqual(['place g7e 0,-1']);
    await expect(main(page)).toHaveAccessibleName('End turn');
  }
});

test('U8 a tile can be dragged to its place', async ({ page }, info) => {
  test.skip(isPhone(info), 'a finger drags by the same pointer events');
  await sit(page, golden('granada', 228));
  const tile = reserve(page).getByRole('button', { name: /^Bath house 13/ });
  const drag = async to => {
    const from = await tile.boundingBox();
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 20, { steps: 4 });
    await settled(page);
    const { x, y, width, height } = await to.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  };
  // Let go where it does not fit, it is still in hand.
  await drag(cell(page, '2 down'));
  await expect(bar(page)).toContainText('Edges don’t match');
  await page.mouse.up();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  // Let go at a place, it is pinned there.
  const place = page.getByRole('gridcell', { name: /free\. Bath house 13 fits here/ }).first();
  await drag(place);
  await expect(turn(page)).toHaveText('Bath house 13 here');
  await page.mouse.up();
  await expect(place).toHaveAttribute('aria-selected', 'true');
  expect((await kept(page)).record.actions).toHaveLength(228);
  await confirm(page, 'Build here');
  await expect(turn(page)).toHaveText('Inés, that’s your turn');
  expect((await kept(page)).record.actions.at(-1)).toMatch(/^build g51o /);
});

test('U9 a bought tile can be seen from both sides; the back costs 3, the reserve takes either', async ({ page }) => {
  await sit(page, granada(3, ['buy g7e c2', 'take c9']));
  const waiting = beside(page).getByRole('button');
  await expect(waiting).toHaveAccessibleName(/^Park 2, .*other side Bath house 3$/);
  await button(page, 'Turn over pay 3').click();
  await expect(turn(page)).toHaveText('Bath house 3, turned');
  await expect(bar(page)).toContainText('3 paid – no extra action for this');
  await expect(hand(page).getByRole('button', { pressed: true })).toHaveAccessibleName('3 ducats');
  await expect(main(page)).toHaveAccessibleName('Build · pay 3');
  await hand(page).getByRole('button', { name: '3 ducats' }).click();
  await expect(main(page)).toHaveAttribute(...isOff);
  await hand(page).getByRole('button', { name: '5 florins' }).click();
  await expect(bar(page)).toContainText('2 too much, no change');
  await confirm(page, 'Build · pay 5');
  expect((await kept(page)).record.actions.at(-1)).toMatch(/^place g7o \S+ f5$/);
  await button(page, 'Undo').click();
  await button(page, 'Turn over pay 3').click();
  await expect(button(page, 'Turn back free')).toBeVisible();
  await button(page, 'Reserve free').click();
  expect((await kept(page)).record.actions.at(-1)).toBe('store g7o');
});

test('U9 a tile that is turned over still lies beside the city, with its other side up', async ({ page }) => {
  await sit(page, granada(3, ['buy g7e c2', 'take c9']));
  const waiting = beside(page).getByRole('button');
  await button(page, 'Turn over pay 3').click();
  await expect(waiting).toHaveAccessibleName(/^Bath house 3, .*other side Park 2$/);
  await waiting.click();
  await expect(turn(page)).toHaveText('Bath house 3, turned');
});

test('U9 with two players a bought tile can be given to Dirk, either side', async ({ page }) => {
  await sit(page, fresh({ kind: 'granada', seats: 2 }, 3));
  await choose(page, /exact|over/);
  await main(page).click();
  await settled(page);
  if (/still your turn/.test(await turn(page).textContent())) {
    await takeMoney(page, /./);
    await main(page).click();
  }
  await button(page, /^Give to Dirk/).click();
  expect((await kept(page)).record.actions.at(-1)).toMatch(/^give g\d+e$/);
  await button(page, 'Undo').click();
  await button(page, 'Turn over pay 3').click();
  await page.getByRole('button', { name: /^Give to Dirk pay \d/ }).click();
  expect((await kept(page)).record.actions.at(-1)).toMatch(/^give g\d+o \S/);
});

test('U10 a tile of the city or the reserve offers what can be done with it', async ({ page }, info) => {
  const act = locator => (isPhone(info) ? locator.tap() : locator.click());
  await sit(page, golden('granada', 228));
  await expect(turn(page)).toHaveText('Inés, your turn');
  // A tile that holds others: why it stays, in words and on the city.
  await act(cell(page, '1 up'));
  await expect(bar(page)).toContainText('You can’t reach District 5, Library 12 and Park 5 on foot from the start tile.');
  await expect(page.locator('.veil')).toBeVisible();
  await expect(main(page)).toHaveAttribute(...isOff);
  // It can be swapped all the same.
  await expect(button(page, 'Swap with Bath house 13')).toBeVisible();
  await expect(button(page, 'Swap with Library 2')).toHaveCount(0);
  await button(page, 'Cancel').click();
  // A tile of the reserve: places and swaps, with reasons elsewhere.
  await take(page, 'Redesign', reserve(page).getByRole('button', { name: /^Bath house 13/ }));
  await expect(page.getByRole('gridcell', { name: /free\. Bath house 13 fits here/ })).toHaveCount(4);
  await expect(cell(page, '1 down')).toHaveAccessibleName(/School 2.* Bath house 13 fits here\.$/);
  await expect(cell(page, '2 down')).toHaveAccessibleName(/doesn’t fit here\. Edges don’t match\./);
  await act(cell(page, '1 down'));
  if (isPhone(info)) {
    await expect(turn(page)).toHaveText('Bath house 13 in place of School 2');
    await confirm(page, 'Swap');
  }
  expect((await kept(page)).record.actions.at(-1)).toBe('swap g51o 0,1');
  await button(page, 'Undo').click();
  await act(cell(page, '1 down'));
  await confirm(page, 'Remove to reserve');
  expect((await kept(page)).record.actions.at(-1)).toBe('remove 0,1');
});

test('U11 undo and redo go step by step within the turn, and nothing new shows before it ends', async ({ page }, info) => {
  await sit(page, granada(3));
  const undo = button(page, 'Undo');
  await expect(undo).toHaveAttribute(...isOff);
  await choose(page, /^Park 2/);
  await confirm(page, 'Buy Park · 2');
  await takeMoney(page, '9 ducats');
  await confirm(page, 'Take · 9');
  await build(page, '1 up', isPhone(info));
  // Also where only one kind of piece shows, all of them are on the page.
  const offered = () => page.locator('.yard .offer:not(.gone)').count();
  const cards = () => page.locator('.open-card').count();
  await expect(turn(page)).toHaveText('Inés, that’s your turn');
  expect([await offered(), await cards()]).toEqual([3, 3]);
  await page.keyboard.press('u');
  await expect(turn(page)).toHaveText('Park 2 here');
  await undo.click();
  await expect(turn(page)).toHaveText('Inés, still your turn');
  await page.keyboard.press('Shift+U');
  await expect(turn(page)).toHaveText('Park 2 here');
  await build(page, '1 up', isPhone(info));
  await button(page, 'Restart turn').click();
  await expect(turn(page)).toHaveText('Inés, your turn');
  expect([await offered(), await cards()]).toEqual([4, 4]);
  expect((await kept(page)).record.actions).toEqual([]);
  // What was undone can be played again, also after reloading.
  await page.reload();
  for (const expected of ['Inés, still your turn', 'Park 2 here', 'Inés, that’s your turn']) {
    await page.keyboard.press('Shift+U');
    await expect(turn(page)).toHaveText(expected);
  }
  await confirm(page, 'End turn');
  await expect(turn(page)).toHaveText('Yusuf, your turn');
  expect([await offered(), await cards()]).toEqual([4, 4]);
  await expect(undo).toHaveAttribute(...isOff);
});

test('U11 those who like it faster let the table end turns by itself', async ({ page }) => {
  await sit(page, granada(3), { ...OPEN, ends_turns: true });
  await takeMoney(page, '9 ducats');
  await confirm(page, 'Take · 9');
  await expect(turn(page)).toHaveText('Yusuf, your turn');
});
