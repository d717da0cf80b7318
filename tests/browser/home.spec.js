// Home: the games, language and appearance, About.
import { expect, expectAccessible, inBothThemes, open, test } from './fixtures.js';

// Where the program is kept away, the browser notes that its file was fetched in vain.
test.use({ expected: /preloaded using link preload/ });

test('home shows the four games with their players', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Albaicín');
  const games = page.getByRole('listitem');
  await expect(games).toHaveCount(4);
  await expect(games.getByRole('heading')).toHaveText([
    'Granada', 'Alhambra', 'Alhambra & Granada', 'The Gardens of the Alhambra',
  ]);
  await expect(games.nth(0)).toContainText('2–6 players');
  await expect(games.nth(3)).toContainText('2–4 players');
});

test('every drawing that the page places is there', async ({ page }) => {
  await open(page);
  const missing = await page.evaluate(() => [...document.querySelectorAll('use')]
    .map(use => use.getAttribute('href'))
    .filter(href => !document.querySelector(href)));
  expect(missing).toEqual([]);
});

test('the chosen language holds, also from the first paint', async ({ page }) => {
  await open(page);
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Die Spiele');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // The program is kept away: what shows now is the shell.
  await page.route('**/*.wasm', route => new Promise(() => route));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Bau die Stadt auf dem Hügel')).toBeVisible();
  await expect(page.getByText('Build the city')).toBeHidden();
});

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });
  test('is met in German', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Die Spiele');
  });
});

test('the chosen appearance holds, also from the first paint', async ({ page }) => {
  await open(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByLabel('Appearance').selectOption({ label: 'Dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.route('**/*.wasm', route => new Promise(() => route));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status')).toBeVisible();
  expect(await ground()).toBe(dark);
});

test('appearance follows the device until something is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground()).not.toBe(dark);
  await page.getByLabel('Appearance').selectOption({ label: 'Dark' });
  await expect.poll(ground).toBe(dark);
  await page.getByLabel('Appearance').selectOption({ label: 'As the device' });
  await expect.poll(ground).not.toBe(dark);
});

test('settings that are not ours are met with the defaults', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('albaicin.settings', '{"theme":7,"langu'));
  await open(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('The games');
});

test('where storage is forbidden the page says so and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
  });
  await open(page);
  await expect(page.getByText('does not let the page keep your choice')).toBeVisible();
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Die Spiele');
});

test('About opens and closes by mouse and by keyboard', async ({ page }) => {
  await open(page);
  const about = page.getByRole('dialog', { name: 'About' });
  await page.getByRole('button', { name: 'About' }).click();
  await expect(about).toContainText('Dirk Henn');
  await expect(about).toContainText('not affiliated');
  await expect(about).toContainText('El Messiri');
  await about.getByRole('button', { name: 'Close' }).click();
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'About' }).press('Enter');
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(page.getByRole('button', { name: 'About' })).toBeFocused();
});

for (const { theme, colorScheme } of inBothThemes) {
  test.describe(`in ${theme}`, () => {
    test.use({ colorScheme });
    test('home and About have no accessibility finding', async ({ page }) => {
      await open(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'About' }).click();
      await expectAccessible(page);
    });
  });
}

for (const width of [320, 390, 768, 1440, 2560]) {
  test(`nothing sticks out at ${width} px, in the longest words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Die Spiele');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    for (const box of await page.locator('select:visible, button:visible').all()) {
      const { height } = await box.boundingBox();
      expect(height).toBeGreaterThanOrEqual(42);
    }
  });
}
