// The shell: what shows before, without and instead of the program.
import { expect, expectAccessible, inBothThemes, keepAway, open, settled, test } from './fixtures.js';
import { golden, keep, saved } from './saves.js';

test('U2 home shows the hill and the games before the program has loaded', async ({ page }) => {
  await keepAway(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Albaicín' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^New game: / })).toHaveCount(4);
  await expect(page.getByText('Setting up the game')).toBeHidden();
  const hill = await page.locator('.hill-view').boundingBox();
  expect(hill.width).toBeGreaterThan(300);
  await expectAccessible(page);
});

// Holds the program back until it is let go.
async function holdBack(page) {
  let go;
  const gate = new Promise(resolve => { go = resolve; });
  await page.route('**/*.wasm', async route => {
    await gate;
    await route.continue();
  });
  return go;
}

// Where everything of home is, from the hill to the words on the cards.
const boxes = page => page.evaluate(() => {
  const parts = document.querySelectorAll('.hero, .brand h1, .brand p, .hill-view, .home, .home *:not(svg *)');
  return [...parts].map(part => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [part.className, x, y, width, height].join(' ');
  });
});

for (const [width, height] of [[1440, 900], [390, 844], [320, 568]]) {
  test(`U2 nothing moves when the program takes over, ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const go = await holdBack(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'New game: Granada' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(page);
    expect(before.length).toBeGreaterThan(30);
    go();
    await settled(page);
    expect(await boxes(page)).toEqual(before);
  });
}

test('U2 who comes back sees home with its games at once, and nothing moves then either', async ({ page }) => {
  await open(page);
  await keep(page, await saved('one', golden('granada', 100), { ago: 7200 }));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Continue the game' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('albaicin.home') ?? '')).toContain('has-games');
  const go = await holdBack(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Continue the game' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await boxes(page);
  await page.getByRole('link', { name: 'Continue the game' }).click();
  await expect(page.getByText('Setting up the game')).toBeVisible();
  await page.goBack();
  expect(await boxes(page)).toEqual(before);
  go();
  await settled(page);
  expect(await boxes(page)).toEqual(before);
});

test('U1 a game that is pressed before the program is there opens when it arrives', async ({ page }) => {
  const go = await holdBack(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'New game: Alhambra', exact: true }).click();
  await expect(page.getByText('Setting up the game')).toBeVisible();
  go();
  await expect(page.getByRole('heading', { level: 1, name: 'New game: Alhambra' })).toBeFocused();
});

test('U1 a quick start that is pressed before the program is there begins when it arrives', async ({ page }) => {
  await open(page, '#/new/granada');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.goto('./#/');
  const quick = page.getByRole('button', { name: /^Quick start: Granada/ });
  await expect(quick).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('albaicin.home') ?? '')).toContain('Quick start');
  const go = await holdBack(page);
  await page.reload({ waitUntil: 'commit' });
  await quick.click();
  go();
  await expect(page).toHaveURL(/#\/game\//);
});

test('U46 the focus stays where it is when the program takes over', async ({ page }) => {
  const go = await holdBack(page);
  await page.goto('./', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'New game: Alhambra', exact: true });
  await expect(link).toBeVisible();
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  go();
  await settled(page);
  await expect(link).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.getByText('Setting up the game')).toBeHidden();
  });
});

test.describe('without WebAssembly', () => {
  test.use({ expected: /WebAssembly/ });
  test('the page says what it needs', async ({ page }) => {
    await page.addInitScript(() => { delete window.WebAssembly; });
    await page.goto('./');
    await expect(page.getByText('lacks WebAssembly')).toBeVisible();
    await expect(page.getByText('Setting up the game')).toBeHidden();
  });
});

test.describe('a part that does not arrive', () => {
  test.use({ expected: /ERR_FAILED|fetch/i });
  for (const part of ['*.wasm', '*.js']) {
    test(`is said: ${part}`, async ({ page }) => {
      await page.route(`**/${part}`, route => route.abort());
      await page.goto('./');
      await expect(page.getByText('could not be loaded')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Load the page again' })).toBeVisible();
    });
  }
});

for (const { theme, colorScheme } of inBothThemes) {
  test.describe(`a panic, in ${theme}`, () => {
    test.use({ colorScheme, expected: /panicked|unreachable/ });
    test('ends in a screen that says what happened and how to go on', async ({ page }) => {
      await open(page);
      // The rug is pulled away: a notice is due, and the document makes no more elements.
      await page.evaluate(() => {
        const no = () => { throw new Error('no more'); };
        const kept = [Document.prototype.createElement, Node.prototype.cloneNode];
        window.putBack = () => { [Document.prototype.createElement, Node.prototype.cloneNode] = kept; };
        Storage.prototype.setItem = no;
        Document.prototype.createElement = no;
        Node.prototype.cloneNode = no;
      });
      await page.getByLabel('Appearance').selectOption({ label: 'Light' });
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(page.locator('#page')).toBeHidden();
      await page.getByText('Details for a bug report').click();
      await expect(page.locator('#failure-details')).toContainText(/Albaicín \d.*panicked at/);
      await page.evaluate(() => window.putBack());
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Load the page again' }).click();
      await settled(page);
      await expect(page.getByLabel('Appearance')).toBeVisible();
    });
  });
}

test.describe('an error of the browser itself', () => {
  test.use({ expected: /out of luck/ });
  test('ends in the same screen', async ({ page }) => {
    await open(page);
    await page.evaluate(() => setTimeout(() => { throw new Error('out of luck'); }));
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.getByText('Details for a bug report').click();
    await expect(page.locator('#failure-details')).toContainText('out of luck');
  });
});
