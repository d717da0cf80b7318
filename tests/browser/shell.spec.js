// The shell: what shows before, without and instead of the program.
import { expect, expectAccessible, inBothThemes, open, test } from './fixtures.js';

test.use({ expected: /preloaded using link preload/ });

test('the shell shows the hill and the name before the program has loaded', async ({ page }) => {
  await page.route('**/*.wasm', route => new Promise(() => route));
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Albaicín' })).toBeVisible();
  await expect(page.getByText('Setting up the game')).toBeVisible();
  const hill = await page.locator('.hill-view').boundingBox();
  expect(hill.width).toBeGreaterThan(300);
  await expectAccessible(page);
});

test('nothing moves when the program takes over', async ({ page }) => {
  let go;
  const gate = new Promise(resolve => { go = resolve; });
  await page.route('**/*.wasm', async route => { await gate; await route.continue(); });
  await page.goto('./', { waitUntil: 'commit' });
  const name = page.getByRole('heading', { name: 'Albaicín' });
  await expect(name).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await name.boundingBox();
  go();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await name.boundingBox()).toEqual(before);
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
  test.use({ expected: /WebAssembly|preloaded/ });
  test('the page says what it needs', async ({ page }) => {
    await page.addInitScript(() => { delete window.WebAssembly; });
    await page.goto('./');
    await expect(page.getByText('lacks WebAssembly')).toBeVisible();
    await expect(page.getByText('Setting up the game')).toBeHidden();
  });
});

test.describe('a part that does not arrive', () => {
  test.use({ expected: /ERR_FAILED|preloaded|fetch/i });
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
      await expect(page.getByRole('contentinfo')).toBeVisible();
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
