// Around a turn: looking, counting, remembering, handing over, leaving and coming back.
import { readFileSync } from 'node:fs';
import { test, expect, expectAccessible, holdTheClock, inBothThemes, open, settled } from './fixtures.js';
import { fresh, golden, kept, sit, OPEN, HIDDEN } from './saves.js';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const city = (page, name) => page.getByRole('grid', { name: `City of ${name}` });
const turn = page => page.getByRole('heading', { level: 1 });
const player = (page, name) => page.getByRole('region', { name: 'Players' }).getByRole('button', { name: new RegExp(name) });
const isPhone = info => info.project.name === 'phone';
// The one button that confirms, and what it says; it is always there.
const main = page => page.locator('[data-main]');

// On a phone majorities and log are sheets, and the log is opened from the menu.
async function show(page, info, name) {
  if (!isPhone(info)) return;
  if (name === 'Log') await button(page, 'Menu').click();
  await button(page, name).click();
  await settled(page);
}
async function close(page, info, name) {
  if (isPhone(info)) await page.getByRole('region', { name }).getByRole('button', { name: 'Close' }).click();
}

// Takes the first open card. On a phone the open money has its tab.
async function takeMoney(page) {
  await settled(page);
  const first = page.getByRole('group', { name: 'Money' }).getByRole('button').first();
  if (!(await first.isVisible())) await button(page, 'Take money').click();
  await first.click();
}
async function confirm(page, name) {
  await expect(main(page)).toHaveAccessibleName(name);
  await main(page).click();
}

test('U12 a long log is drawn as far back as somebody looks, and no further', async ({ page }, info) => {
  await sit(page, JSON.parse(readFileSync(new URL('./large-city.json', import.meta.url))));
  await show(page, info, 'Log');
  const lines = page.getByRole('list', { name: 'Log', exact: true }).getByRole('listitem');
  const more = page.getByText('Earlier entries follow');
  const first = await lines.count();
  expect(first).toBeLessThan(120);
  let before = first;
  // What is scrolled to brings more with it, to the first action of the game.
  for (let times = 0; await more.count(); times++) {
    expect(times).toBeLessThan(40);
    await more.scrollIntoViewIfNeeded();
    await expect.poll(async () => await lines.count() > before || !(await more.count())).toBe(true);
    await settled(page);
    before = await lines.count();
  }
  expect(before).toBeGreaterThan(2 * first);
});

test('U12 recap, marks and log tell what happened since my last turn', async ({ page }, info) => {
  // With hidden hands the curtain sums up.
  await sit(page, golden('granada', 228), HIDDEN);
  const recap = page.getByRole('region', { name: 'Since your last turn' });
  for (const name of ['Yusuf', 'Zahra', 'Samuel']) await expect(recap).toContainText(name);
  await expect(recap.getByText('Samuel').last()).toBeInViewport();
  await sit(page, golden('granada', 228));
  await show(page, info, 'Log');
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('listitem').first()).toContainText('Samuel built');
  await expect(log.getByRole('listitem').nth(1)).toContainText('Samuel paid 11 dirhams for Park 9');
  await close(page, info, 'Log');
  // What others built since then is framed in their cities.
  await player(page, 'Samuel').click();
  await expect(city(page, 'Samuel')).toBeVisible();
  await expect(page.locator('.new')).toHaveAttribute('points', /^(\S+ \S+) \1$/);
});

test('U13 the standing says who has how many, who leads, and what it would bring', async ({ page }, info) => {
  await sit(page, golden('granada', 228));
  await show(page, info, 'Majorities');
  const table = page.getByRole('table', { name: 'at scoring B' });
  const row = table.getByRole('row', { name: /Arena/ });
  await expect(row.getByRole('cell').nth(0)).toContainText('no arenas');
  await expect(row.getByRole('cell').last()).toHaveText(/\d+ \/ \d+/);
  const sums = page.getByRole('list', { name: 'if scored now' }).getByRole('listitem');
  await expect(sums).toHaveCount(4);
  for (const [at, name] of ['Inés', 'Yusuf', 'Zahra', 'Samuel'].entries()) {
    await expect(sums.nth(at)).toContainText(new RegExp(`${name} [1-9]\\d* points`));
    await expect(sums.nth(at)).toBeInViewport({ ratio: 1 });
  }
  await close(page, info, 'Majorities');
  // Those who like to count themselves switch it off, with the places and the border.
  await expect(page.locator('.trail-gold').first()).toBeAttached();
  await button(page, 'Menu').click();
  await page.getByRole('switch', { name: /Playing aids/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.standing')).toHaveCount(0);
  await expect(button(page, 'Majorities')).toHaveCount(0);
  await expect(page.locator('.trail-gold')).toHaveCount(0);
  expect((await kept(page)).table_options.helps).toBe(false);
});

test('U14 the longest border is drawn with its length', async ({ page }) => {
  await sit(page, golden('granada', 228));
  await expect(page.locator('.flag text')).toHaveText('8');
  await expect(player(page, 'Inés')).toHaveAccessibleName(/^Show Inés’s city\..*longest moat 8,.*\.$/);
  const length = await page.locator('.trail-gold').first().evaluate(line => line.getTotalLength());
  expect(length).toBeGreaterThan(700);
});

test('U15 every city can be looked at without disturbing the turn, and Back leaves the table', async ({ page }) => {
  await open(page);
  await sit(page, fresh({ kind: 'granada', seats: 2 }, 3));
  const before = await page.evaluate(() => history.length);
  await takeMoney(page);
  const chosen = await turn(page).textContent();
  expect(chosen).toMatch(/^Take \d/);
  await player(page, 'Yusuf').click();
  await expect(city(page, 'Yusuf')).toBeVisible();
  await expect(turn(page)).toHaveText('Looking at Yusuf’s city');
  await player(page, 'Dirk').click();
  await expect(page.getByRole('region', { name: 'Dirk' }).getByRole('listitem')).toHaveCount(6);
  await player(page, 'Inés').click();
  await expect(city(page, 'Inés')).toBeVisible();
  await expect(turn(page)).toHaveText(chosen);
  await player(page, 'Yusuf').click();
  await confirm(page, 'Back to mine');
  await expect(city(page, 'Inés')).toBeVisible();
  // The chosen card is still chosen.
  await confirm(page, /^Take · \d$/);
  await confirm(page, 'End turn');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goForward();
  await expect(turn(page)).toContainText('Yusuf');
  expect((await kept(page)).record.actions).toHaveLength(2);
});

test('U17 the game says how far it is, and which tiles were seen', async ({ page }, info) => {
  await sit(page, golden('granada', 228));
  if (isPhone(info)) await button(page, 'Menu').click();
  await page.getByRole('button', { name: isPhone(info) ? 'All tiles' : /^Show all tiles\. Scoring B in \d+ to \d+ cards\. \d+ tiles in the bag\.$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'All tiles' });
  await expect(dialog).toContainText(/B in \d+–\d+ cards/);
  const bag = Number((await dialog.innerText()).match(/(\d+) tiles in the bag/)[1]);
  // Two sides of each tile; what is in the bag is not struck out.
  await expect(dialog.getByRole('listitem')).toHaveCount(108);
  await expect(dialog.locator('li:not(:has(s))')).toHaveCount(2 * bag);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'School 2, moats bottom, left: seen' })).toHaveCount(1);
});

test('U17 the overview of tiles has many numbers in a row, in a narrow window and in a wide one', async ({ page }, info) => {
  for (const width of isPhone(info) ? [320] : [1280]) {
    await page.setViewportSize({ width, height: 720 });
    await sit(page, golden('granada', 228));
    if (isPhone(info)) await button(page, 'Menu').click();
    await page.getByRole('button', { name: isPhone(info) ? 'All tiles' : /^Show all tiles/ }).click();
    await settled(page);
    const rows = await page.locator('.piles ul').evaluateAll(all => all.map(list => {
      const tops = [...list.children].map(one => Math.round(one.getBoundingClientRect().y));
      return [tops.length, new Set(tops).size];
    }));
    expect(rows.length).toBeGreaterThan(8);
    for (const [numbers, lines] of rows) expect(lines, `${numbers} numbers`).toBeLessThanOrEqual(Math.ceil(numbers / 4));
  }
});

test('U36 an upright tablet has the majorities in sight, and opens the log over the table', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await sit(page, golden('both', 560));
  await expect(page.getByRole('region', { name: 'Majorities' })).toBeVisible();
  await expect(button(page, 'Majorities')).toBeHidden();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toBeHidden();
  for (const close of [() => log.getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape'), () => page.mouse.click(410, 1150)]) {
    await button(page, 'Log').click();
    await expect(log).toBeVisible();
    await close();
    await expect(log).toBeHidden();
  }
});

test('U17 the bar says when C comes, and tells the bags apart', async ({ page }, info) => {
  test.skip(isPhone(info), 'there it stands in the overview');
  await sit(page, golden('both', 60));
  const bar = page.locator('.progress');
  await expect(bar).toContainText('bags: Alhambra 44, Granada 46');
  await sit(page, golden('both', 560));
  await expect(bar).toContainText('C when the yard can’t be refilled');
  await expect(bar).toHaveAccessibleName('Show all tiles. C when the yard can’t be refilled. Bags: Alhambra 8, Granada 11.');
  // Once it cannot, the bar says what comes now.
  await sit(page, golden('both', -6));
  await expect(bar).toContainText('The last tiles, then scoring C');
});

test('U18 a curtain without hands lies between two people, and comes back', async ({ page }) => {
  await sit(page, golden('granada', 228), HIDDEN);
  const open = page.getByRole('button', { name: /Inés/ }).filter({ hasText: 'show my cards' });
  await expect(open).toBeFocused();
  await expect(page.locator('body')).toContainText('Samuel');
  // Not even the source of the page has a card of a hand.
  const noHand = async () => {
    const source = await page.evaluate(() => document.getElementById('page').outerHTML);
    expect(source).not.toContain('hand-card');
    expect(source).not.toContain('Your hand');
  };
  await noHand();
  await page.keyboard.press('Escape');
  await noHand();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect(city(page, 'Inés')).toBeVisible();
  await noHand();
  await expect(page.locator('.says')).toHaveCount(0);
  await confirm(page, 'Back');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.hand-card').first()).toBeVisible();
  // After the page was hidden the curtain is back.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(open).toBeVisible();
  await noHand();
  await open.click();
  await page.reload();
  await expect(open).toBeVisible();
  await noHand();
});

test('U18 a recap that is cut says so, and every button stays in view, with six players', async ({ page }, info) => {
  test.skip(isPhone(info), 'the windows are set here');
  await sit(page, golden('alhambra-six', 100), HIDDEN);
  for (const [width, height] of [[1280, 720], [1024, 768], [360, 640], [320, 568], [844, 390], [568, 320]]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    for (const button of await page.locator('.curtain button').all()) {
      const { y, height: high } = await button.boundingBox();
      expect(y + high, `${await button.innerText()} at ${width}x${height}`).toBeLessThanOrEqual(height);
    }
  }
  // What is cut shows as a shadow that stays while the lines scroll under it.
  const lines = page.locator('.recap-lines');
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await lines.evaluate(one => one.scrollHeight > one.clientHeight)).toBe(true);
  const [cover, shadow] = await lines.evaluate(one => ['local', 'scroll'].map(kind => getComputedStyle(one).backgroundAttachment.split(', ').indexOf(kind)));
  expect(cover, 'it is covered at the end').toBeLessThan(shadow);
  expect(cover).toBeGreaterThanOrEqual(0);
});

test('U18 every hand of a whole round stays off the page until its owner opens it', async ({ page }) => {
  await sit(page, fresh({ kind: 'granada', seats: 4 }, 5), HIDDEN);
  const names = new Set();
  for (let turns = 0; turns < 4; turns++) {
    expect(await page.locator('.hand-card').count()).toBe(0);
    const open = page.getByRole('button', { name: /show my cards/ });
    names.add(await open.innerText());
    await open.click();
    await takeMoney(page);
    await confirm(page, /^Take · \d$/);
    await confirm(page, 'End turn');
  }
  expect(names.size).toBe(4);
});

test('U19 with open hands there is no curtain', async ({ page }) => {
  await sit(page, fresh({ kind: 'granada', seats: 3 }, 3), OPEN);
  await takeMoney(page);
  await confirm(page, /^Take · \d$/);
  await confirm(page, 'End turn');
  await expect(turn(page)).toHaveText('Yusuf, your turn');
  await expect(page.locator('.hand-card').first()).toBeVisible();
});

test('U24 every action is saved at once, and reloading goes on exactly there', async ({ page }) => {
  await sit(page, fresh({ kind: 'granada', seats: 3 }, 3));
  await page.getByRole('button', { name: /^Park 2/ }).click();
  await confirm(page, 'Buy Park · 2');
  expect((await kept(page)).record.actions).toEqual(['buy g7e c2']);
  await page.reload();
  await expect(turn(page)).toHaveText('Inés, still your turn');
  await button(page, 'Undo').click();
  expect(await kept(page)).toMatchObject({ undone: ['buy g7e c2'], record: { actions: [] } });
  await page.reload();
  await expect(turn(page)).toHaveText('Inés, your turn');
  await page.keyboard.press('Shift+U');
  await expect(turn(page)).toHaveText('Inés, still your turn');
  // A damaged newer slot loses one action, not the game.
  await page.evaluate(() => {
    const slots = [0, 1].map(slot => `albaicin.game.test1.${slot}`);
    const newest = slots.sort((a, b) => Number.parseInt(localStorage.getItem(b)) - Number.parseInt(localStorage.getItem(a)))[0];
    localStorage.setItem(newest, localStorage.getItem(newest).slice(0, -5));
  });
  await page.reload();
  await expect(turn(page)).toHaveText('Inés, your turn');
});

test('a game that is not there or cannot be read says so and leads home', async ({ page }) => {
  await page.goto('./#/game/nothing');
  await expect(turn(page)).toHaveText('This game can’t be opened');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const { theme, colorScheme } of inBothThemes) {
  test.describe(theme, () => {
    test.use({ colorScheme });

    test(`no accessibility finding on the table (${theme})`, async ({ page }, info) => {
      test.slow();
      await holdTheClock(page);
      await sit(page, golden('granada', 228));
      await expectAccessible(page);
      if (isPhone(info)) await button(page, 'Redesign').click();
      await page.getByRole('group', { name: 'Reserve' }).getByRole('button').first().click();
      await expectAccessible(page);
      // A notice lies over the words. Those in the middle lie under nothing.
      const refused = page.getByRole('gridcell', { name: /doesn’t fit here/ });
      const one = refused.nth(Math.floor(await refused.count() / 2));
      await (isPhone(info) ? one.tap() : one.click());
      await expect(page.locator('.notice')).toBeVisible();
      await expectAccessible(page);
      for (let times = 0; times < 2; times++) await page.keyboard.press('Escape');
      if (isPhone(info)) await button(page, 'Buy').click();
      await page.getByRole('group', { name: 'The yard' }).getByRole('button').first().click();
      await expectAccessible(page);
      for (const name of ['Majorities', 'Log']) {
        if (!isPhone(info)) break;
        await show(page, info, name);
        await expectAccessible(page);
        await close(page, info, name);
      }
      await player(page, 'Samuel').click();
      await expectAccessible(page);
      await confirm(page, 'Back to mine');
      await button(page, 'Menu').click();
      await expectAccessible(page);
    });
  });
}

test('U1 three clicks lead from the first visit to the first turn', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'New game: Granada' }).click();
  await button(page, 'Start game').click();
  await page.getByRole('button', { name: /show my cards/ }).click();
  await expect(turn(page)).toHaveText(/, your turn$/);
});

// Two fingers on one line through a point, so far from it one after the other.
async function pinch(page, { x, y }, distances) {
  const glass = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => glass.send('Input.dispatchTouchEvent', { type, touchPoints });
  const fingers = distance => [{ id: 1, x: x - distance, y }, { id: 2, x: x + distance, y }];
  await touch('touchStart', fingers(distances[0]));
  for (const distance of distances.slice(1)) {
    await touch('touchMove', fingers(distance));
    await settled(page);
  }
  await touch('touchEnd', []);
  await settled(page);
}

test('U16 the city fits its space, and is zoomed and moved by wheel, pinch, buttons and keys', async ({ page }, info) => {
  await sit(page, golden('granada', 228));
  const start = page.getByRole('gridcell', { name: 'The start tile.' });
  const box = async () => start.boundingBox();
  const whole = await box();
  expect(whole.width).toBeGreaterThanOrEqual(44);
  const overview = page.getByLabel('Overview of the city');
  await expect(overview).toHaveCount(0);
  // Buttons.
  for (let times = 0; times < 6; times++) await button(page, 'Zoom in').click();
  await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width * 1.3);
  await expect(overview.first()).toBeVisible();
  await button(page, 'Show whole city').click();
  await expect.poll(async () => Math.round((await box()).width)).toBe(Math.round(whole.width));
  // Wheel or pinch.
  const at = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  if (isPhone(info)) {
    await pinch(page, at, [30, 40, 50, 60]);
  } else {
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -400);
  }
  await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width * 1.1);
  // Keys: F fits, plus and minus zoom.
  await page.keyboard.press('f');
  await expect.poll(async () => Math.round((await box()).width)).toBe(Math.round(whole.width));
  await page.keyboard.press('+');
  await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width);
  await page.keyboard.press('-');
  await expect.poll(async () => Math.round((await box()).width)).toBe(Math.round(whole.width));
  // What is pressed with a finger is large enough.
  if (isPhone(info)) {
    const small = await page.locator('.play button:visible:not(.hand-card)').evaluateAll(all => all
      .map(one => [one.ariaLabel ?? one.textContent, one.getBoundingClientRect()])
      .filter(([, { width, height }]) => Math.min(width, height) < 44)
      .map(([name, { width, height }]) => `${name}: ${width} × ${height}`));
    expect(small).toEqual([]);
  }
});
