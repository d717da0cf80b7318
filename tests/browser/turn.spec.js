// A turn on the table: what may be done, paying, taking, building, redesigning, undoing.
import { test, expect } from './fixtures.js';
import { fresh, golden, kept, sit, OPEN } from './saves.js';

const granada = (seed, actions) => fresh({ kind: 'granada', seats: 3 }, seed, actions);
const button = (page, name) => page.getByRole('button', { name, exact: true });
const yard = page => page.getByRole('group', { name: 'The yard' });
const city = page => page.getByRole('grid', { name: /^City of/ });
const hand = page => page.getByRole('group', { name: 'Your hand' });
const open = page => page.getByRole('group', { name: 'Open money' });
const turn = page => page.getByRole('heading', { level: 1 });
const dock = page => page.getByRole('region', { name: 'Hand' });

// A place counted from the start tile, such as `1 left`.
const cell = (page, place) => page.getByRole('gridcell', { name: new RegExp(`^${place}: `) });

// Goes to a place and builds there, by mouse or by finger.
async function build(page, place, isPhone) {
  if (!isPhone) return cell(page, place).click();
  await cell(page, place).tap();
  await cell(page, place).tap();
}

const isPhone = info => info.project.name === 'phone';

test('U4 one sentence says whose turn it is and what they may do, always in the same place', async ({ page }, info) => {
  await sit(page, granada(3));
  const place = async () => (await turn(page).boundingBox()).y;
  await expect(turn(page)).toHaveText('Inés, your turn');
  await expect(page.locator('.turn')).toContainText('Take money, buy a tile or redesign your city.');
  const before = await place();
  await yard(page).getByRole('button', { name: /^Park 2/ }).click();
  await button(page, 'Buy Park').click();
  await expect(turn(page)).toHaveText('Inés, play again');
  await open(page).getByRole('button', { name: '9 ducats' }).click();
  await button(page, 'Take').click();
  await expect(turn(page)).toHaveText('Inés, place your tile');
  expect(await place()).toBe(before);
  await build(page, '1 up', isPhone(info));
  await expect(turn(page)).toHaveText('Inés, all is done');
  await button(page, 'End turn').click();
  await expect(turn(page)).toHaveText('Yusuf, your turn');
  expect(await place()).toBe(before);
});

test('U5 the yard says what each tile costs, what is on its back and what the hand can pay', async ({ page }) => {
  await sit(page, granada(3));
  const spaces = await yard(page).getByRole('button').evaluateAll(all => all.map(one => one.querySelector('.unseen').textContent));
  expect(spaces).toEqual([
    'School 4, moats north, east, south; other side Hospital 5; 4 missing',
    'Arena 4, moats north, east; other side Park 5; 2 too much',
    'Park 2, moats north, east, west; other side Bath house 3; exact 2',
    'Bath house 2, moats north, east; other side Market 3; 3 too much',
  ]);
  // Currency, price and verdict can be read without pointing at anything, and exact differs in looks.
  for (const [at, currency, price, verdict] of [[0, 'Denar', 4, '4 missing'], [2, 'Ducat', 2, 'exact 2']]) {
    const space = page.locator('.space').nth(at);
    await expect(space).toContainText(currency);
    await expect(space.locator('.tile text').first()).toHaveText(String(price));
    await expect(space).toContainText(verdict);
  }
  const look = at => page.locator('.offer').nth(at).locator('.says').evaluate(one => getComputedStyle(one).backgroundColor);
  expect(await look(2)).not.toBe(await look(1));
});

test('U6 the best payment is proposed, cards are swapped by clicking, and the sum says what it means', async ({ page }) => {
  await sit(page, granada(9));
  await yard(page).getByRole('button', { name: /^District 8/ }).click();
  const chosen = () => hand(page).getByRole('button', { pressed: true }).evaluateAll(all => all.map(one => one.querySelector('.unseen').textContent));
  expect(await chosen()).toEqual(['4 ducats', '4 ducats']);
  await expect(dock(page)).toContainText('4 + 4 = 8 of 8');
  await expect(dock(page)).toContainText('Exact: you play again');
  await hand(page).getByRole('button', { name: '4 ducats', pressed: true }).first().click();
  await expect(dock(page)).toContainText('4 short');
  const buy = button(page, 'Buy District');
  await expect(buy).toHaveAttribute('aria-disabled', 'true');
  await buy.click({ force: true });
  await expect(page.locator('.complaint')).toContainText('4 short');
  expect((await kept(page)).record.actions).toEqual([]);
  await hand(page).getByRole('button', { name: '6 ducats' }).click();
  await expect(dock(page)).toContainText('2 too much: your turn ends');
  await buy.click();
  await expect(turn(page)).toHaveText('Inés, place your tile');
  expect((await kept(page)).record.actions).toEqual([expect.stringMatching(/^buy g\d+e c4 c6$/)]);
});

test('U7 money is chosen by clicking, and cards that would break the limit say why', async ({ page }) => {
  await sit(page, granada(11));
  await open(page).getByRole('button', { name: '2 florins' }).click();
  await expect(dock(page)).toContainText('One card of any value');
  const nine = open(page).getByRole('button', { name: /^9 dirhams/ });
  await expect(nine).toHaveAttribute('aria-disabled', 'true');
  await expect(nine).toHaveAccessibleName('9 dirhams. 11 with this card: several may be worth 5 at most');
  await open(page).getByRole('button', { name: '2 denars' }).click();
  await expect(dock(page)).toContainText('4 of at most 5');
  await nine.click({ force: true });
  await expect(page.locator('.complaint')).toContainText('these are worth 13');
  await expect(dock(page)).toContainText('4 of at most 5');
  await open(page).getByRole('button', { name: '2 florins' }).click();
  await expect(dock(page)).toContainText('One card of any value');
  await open(page).getByRole('button', { name: '2 florins' }).click();
  await button(page, 'Take').click();
  expect((await kept(page)).record.actions).toEqual(['take d2 f2']);
});

test('U8 every legal place shows, a ghost tells what changes, and others say which rule they break', async ({ page }, info) => {
  await sit(page, granada(3, ['buy g7e c2', 'take c9']));
  const fits = page.getByRole('gridcell', { name: /fits here/ });
  const legal = await fits.evaluateAll(all => all.map(one => one.ariaLabel));
  expect(legal).toEqual(['1 up: free. Park 2 fits here: Moat from 0 to 3; Park from 0 to 1, 1st.']);
  const point = place => (isPhone(info) ? cell(page, place).tap() : cell(page, place).hover());
  await point('1 up');
  await expect(page.locator('.ghost')).toBeVisible();
  await expect(page.locator('.bubble')).toContainText('Moat 0 → 3');
  await expect(page.locator('.bubble')).toContainText('Park 0 → 1');
  await point('1 down');
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(page.locator('.places')).toHaveAttribute('points', '0 -100 0 -100');
  await expect(page.locator('.refused .zig')).toBeVisible();
  await expect(page.locator('.bubble')).toContainText('Edges differ');
  await expect(cell(page, '1 down')).toHaveAccessibleName(/does not fit here\. Edges differ\. /);
  if (!isPhone(info)) {
    await cell(page, '1 down').click();
    await expect(page.locator('.complaint')).toContainText(/./);
    expect((await kept(page)).record.actions).toHaveLength(2);
  }
});

test('U8 a key that is held down presses one button, not the one that comes next', async ({ page }) => {
  await sit(page, granada(3));
  await yard(page).getByRole('button', { name: /^Park 2/ }).click();
  await button(page, 'Buy Park').focus();
  await page.keyboard.press('Enter');
  await expect(turn(page)).toBeFocused();
  await sit(page, granada(3, ['buy g7e c2', 'take c9']));
  await button(page, 'To the reserve').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'End turn')).toBeVisible();
  await expect(turn(page)).toBeFocused();
});

test('U8 a tile can be dragged to its place', async ({ page }, info) => {
  test.skip(isPhone(info), 'a finger drags by the same pointer events');
  await sit(page, granada(3, ['buy g7e c2', 'take c9']));
  const tile = page.getByRole('group', { name: 'Beside the city' }).getByRole('button');
  const [from, to] = [await tile.boundingBox(), await cell(page, '1 up').boundingBox()];
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(page.locator('.bubble')).toContainText('Moat 0 → 3');
  await page.mouse.up();
  await expect(turn(page)).toHaveText('Inés, all is done');
  expect((await kept(page)).record.actions).toEqual(['buy g7e c2', 'take c9', 'place g7e 0,-1']);
});

test('U9 a bought tile can be seen from both sides; the back costs 3, the reserve takes either', async ({ page }, info) => {
  await sit(page, granada(3, ['buy g7e c2', 'take c9']));
  const waiting = page.getByRole('group', { name: 'Beside the city' }).getByRole('button');
  await expect(waiting).toHaveAccessibleName(/^Park 2, .*other side Bath house 3$/);
  await button(page, 'Turn over · pay 3').click();
  await expect(waiting).toHaveAccessibleName(/^Bath house 3, .*other side Park 2$/);
  await expect(dock(page)).toContainText('Exactly 3');
  await expect(hand(page).getByRole('button', { pressed: true })).toHaveAccessibleName('3 ducats');
  await hand(page).getByRole('button', { name: '3 ducats' }).click();
  await hand(page).getByRole('button', { name: '5 florins' }).click();
  await expect(dock(page)).toContainText('2 too much, no change');
  const free = page.getByRole('gridcell', { name: /Bath house 3 fits here/ }).first();
  if (isPhone(info)) await free.tap();
  await (isPhone(info) ? free.tap() : free.click());
  expect((await kept(page)).record.actions.at(-1)).toMatch(/^place g7o \S+ f5$/);
  await button(page, 'Undo').first().click();
  await button(page, 'Turn over · pay 3').click();
  await button(page, 'To the reserve').click();
  expect((await kept(page)).record.actions.at(-1)).toBe('store g7o');
  // With two players it can be given to Dirk, either side.
  await sit(page, fresh({ kind: 'granada', seats: 2 }, 3));
  await yard(page).getByRole('button', { name: /exact|too much/ }).first().click();
  await page.getByRole('button', { name: /^Buy / }).click();
  if (/play again/.test(await turn(page).textContent())) {
    await open(page).getByRole('button').first().click();
    await button(page, 'Take').click();
  }
  await button(page, 'Give to Dirk').click();
  expect((await kept(page)).record.actions.at(-1)).toMatch(/^give g\d+[eo]$/);
});

test('U10 a tile of the city or the reserve offers what can be done with it', async ({ page }, info) => {
  const act = locator => (isPhone(info) ? locator.tap() : locator.click());
  await sit(page, golden('granada', 228));
  await expect(turn(page)).toHaveText('Inés, your turn');
  // A tile that holds others: why it stays, in words and on the city.
  await act(cell(page, '1 up'));
  await expect(dock(page)).toContainText('No way would lead on foot from the start tile to District 5, Library 12 and Park 5.');
  await expect(page.locator('.veil')).toBeVisible();
  await button(page, 'Take out').click({ force: true });
  await expect(page.locator('.complaint')).toBeVisible();
  // It can be swapped all the same.
  await expect(button(page, 'Swap for Bath house 13')).toBeVisible();
  await expect(button(page, 'Swap for Library 2')).toHaveCount(0);
  await button(page, 'Cancel').click();
  // A tile of the reserve: places and swaps, with reasons elsewhere.
  await page.getByRole('group', { name: 'Reserve' }).getByRole('button', { name: /^Bath house 13/ }).click();
  await expect(page.getByRole('gridcell', { name: /free\. Bath house 13 fits here/ })).toHaveCount(4);
  await expect(cell(page, '1 down')).toHaveAccessibleName(/School 2.* Bath house 13 fits here\.$/);
  await expect(cell(page, '2 down')).toHaveAccessibleName(/does not fit here\. Edges differ\./);
  await act(cell(page, '1 down'));
  if (isPhone(info)) await act(cell(page, '1 down'));
  expect((await kept(page)).record.actions.at(-1)).toBe('swap g51o 0,1');
  await button(page, 'Undo').first().click();
  await act(cell(page, '1 down'));
  await button(page, 'Take out').click();
  expect((await kept(page)).record.actions.at(-1)).toBe('remove 0,1');
});

test('U11 undo and redo go step by step within the turn, and nothing new shows before it ends', async ({ page }, info) => {
  await sit(page, granada(3));
  const undo = button(page, 'Undo').first();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await yard(page).getByRole('button', { name: /^Park 2/ }).click();
  await button(page, 'Buy Park').click();
  await open(page).getByRole('button', { name: '9 ducats' }).click();
  await button(page, 'Take').click();
  await build(page, '1 up', isPhone(info));
  const offered = () => yard(page).getByRole('button').count();
  const cards = () => open(page).getByRole('button').count();
  expect([await offered(), await cards()]).toEqual([3, 3]);
  await page.keyboard.press('u');
  await expect(turn(page)).toHaveText('Inés, place your tile');
  await undo.click();
  await expect(turn(page)).toHaveText('Inés, play again');
  await page.keyboard.press('Shift+U');
  await expect(turn(page)).toHaveText('Inés, place your tile');
  await build(page, '1 up', isPhone(info));
  await button(page, 'Restart turn').click();
  await expect(turn(page)).toHaveText('Inés, your turn');
  expect([await offered(), await cards()]).toEqual([4, 4]);
  expect((await kept(page)).record.actions).toEqual([]);
  // What was undone can be played again, also after reloading.
  await page.reload();
  for (const expected of ['Inés, play again', 'Inés, place your tile', 'Inés, all is done']) {
    await page.keyboard.press('Shift+U');
    await expect(turn(page)).toHaveText(expected);
  }
  await button(page, 'End turn').click();
  await expect(turn(page)).toHaveText('Yusuf, your turn');
  expect([await offered(), await cards()]).toEqual([4, 4]);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('U11 those who like it faster let the table end turns by itself', async ({ page }) => {
  await sit(page, granada(3), { ...OPEN, ends_turns: true });
  await open(page).getByRole('button', { name: '9 ducats' }).click();
  await button(page, 'Take').click();
  await expect(turn(page)).toHaveText('Yusuf, your turn');
});
