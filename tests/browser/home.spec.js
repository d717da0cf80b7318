// Home: games to go on with, new ones, settings, About.
import { expect, expectAccessible, inBothThemes, keepAway, open, settled, test } from './fixtures.js';
import { readFileSync } from 'node:fs';
import { golden, keep, saved } from './saves.js';

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

// A golden game as it was after so many turns.
function after(turns, name) {
  const record = golden(name);
  const ends = record.actions.flatMap((action, at) => (action === 'end' ? [at + 1] : []));
  return { ...record, actions: record.actions.slice(0, ends[turns - 1]) };
}

// Saves by id, record and seconds ago.
const THREE = [
  ['one', after(41, 'granada'), 12 * 60],
  ['two', after(5, 'alhambra'), 3 * 3600],
  ['three', golden('granada-two'), 2 * 86_400],
];

// The last set-up, of two people.
const DRAFT = { 'albaicin.draft': JSON.stringify({
  kind: 'granada', guests: [{ name: 'Inés', colour: 0 }, { name: 'Yusuf', colour: 1 }], youngest: 0,
  wishes: [false, false, false, false, false], manners: { hides_hands: true, helps: true, ends_turns: false }, seed: '',
}) };

// Texts that are no saves, under the names of saves.
async function torn(...ids) {
  const saves = await Promise.all(ids.map(id => saved(id, golden('granada', 0))));
  return Object.fromEntries(saves.flatMap(texts => Object.keys(texts)).map(key => [key, 'torn']));
}

async function keepGames(page, games, more = {}) {
  for (const [id, records, ago] of games) await keep(page, await saved(id, records, { ago }));
  await keep(page, more);
  await page.reload();
}

test('U2 saved games say who, which game, which turn and when, and go on', async ({ page }) => {
  await open(page);
  await keepGames(page, THREE);
  const latest = page.getByRole('region', { name: 'Continue' });
  await expect(latest.getByRole('heading', { level: 3 })).toHaveText('Granada');
  await expect(latest).toContainText('round 11, before scoring B');
  await expect(latest).toContainText('saved 12 minutes ago');
  await expect(latest).toContainText('Zahra to play');
  await expect(latest.getByRole('listitem')).toHaveText(['Inés', 'Yusuf', 'Zahra', 'Samuel']);
  const others = page.getByRole('region', { name: 'Other saved games' }).getByRole('link');
  await expect(others).toHaveText([
    /Alhambra.*Inés, Yusuf, Zahra and Samuel.*round 2, before scoring A · saved 3 hours ago/,
    /Granada.*Inés and Yusuf.*over · saved 2 days ago/,
  ]);
  await latest.getByRole('link', { name: 'Continue the game' }).click();
  await expect(page).toHaveURL(/#\/game\/one$/);
  await page.goBack();
  await others.filter({ hasText: 'Alhambra' }).click();
  await expect(page).toHaveURL(/#\/game\/two$/);
});

test('U2 with a game to go on with, all four games are in sight', async ({ page, isMobile }) => {
  await open(page);
  await keep(page, DRAFT);
  await keepGames(page, THREE.slice(0, 1));
  for (const [width, height] of isMobile ? [[390, 844]] : [[1280, 720], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const names = page.getByRole('region', { name: 'New game' }).getByRole('heading', { level: 3 });
    await expect(names).toHaveCount(4);
    for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Continue the game' })).toBeInViewport({ ratio: 1 });
    // Who would play, and how, is not only for those who hear it.
    await expect(page.getByText('Quick start: Inés and Yusuf, same scoring and modules as last time')).toBeInViewport({ ratio: 1 });
    // The name stands beside the hill or over it.
    const [word, hill] = await Promise.all([page.locator('.brand').getByText('Albaicín'), page.locator('.hill-view')].map(one => one.boundingBox()));
    expect(word.x + word.width < hill.x + hill.width / 3 || word.y + word.height <= hill.y).toBe(true);
  }
});

test('U2 a game that is over offers its result', async ({ page }) => {
  await open(page);
  await keepGames(page, THREE.slice(2));
  await page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: 'See the result' }).click();
  await expect(page).toHaveURL(/#\/game\/three$/);
});

test('U2 damaged and newer saves are named and kept, the others open', async ({ page }) => {
  // The days that have gone by are counted from one moment, however slow the machine is.
  const now = Date.now();
  await page.addInitScript(now => { Date.now = () => now; }, now);
  await open(page);
  const good = after(8, 'granada');
  const [[slot, text]] = Object.entries(await saved('torn', good, { ago: 60 }));
  // The older slot of this game is sound, the newer one is not.
  const twice = await saved('older', [after(8, 'alhambra'), after(9, 'alhambra')], { ago: 7100 });
  const newest = Object.keys(twice).sort().at(-1);
  const newer = readFileSync(new URL('../data/saves/newer.json', import.meta.url), 'utf8');
  await keepGames(page, [['good', good, 3600]], {
    [slot]: text.slice(0, -20),
    [slot.replace('torn', 'rubbish')]: 'no save at all',
    ...JSON.parse(newer.replace('1700000000', Math.floor(now / 1000) - 120)),
    ...twice,
    [newest]: twice[newest].replaceAll('Zahra', 'Zahrb'),
  });
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)
    .filter(([key]) => key.startsWith('albaicin.game.')).sort()));
  const before = await stored();
  const others = page.getByRole('region', { name: 'Other saved games' });
  await others.getByText('1 more').click();
  await expect(others.getByText('This saved game is damaged and can’t be opened. Nothing was deleted.')).toHaveCount(2);
  await expect(others.getByText('saved by a newer version of Albaicín')).toBeVisible();
  await expect(others.getByText('saved 2 minutes ago')).toBeVisible();
  await expect(others.getByRole('link')).toHaveText([/Alhambra.*round 3.*The last step couldn’t be read/]);
  expect(await stored()).toBe(before);
  await page.getByRole('link', { name: 'Continue the game' }).click();
  await expect(page).toHaveURL(/#\/game\/good$/);
});

test('U2 a game starts from anywhere on its card', async ({ page }) => {
  await open(page);
  const games = page.getByRole('region', { name: 'New game' });
  await expect(games.getByRole('link')).toHaveCount(4);
  await expect(games.getByRole('button')).toHaveCount(0);
  for (const name of ['Granada', 'Alhambra', 'Alhambra & Granada', 'The Gardens of the Alhambra']) {
    await games.getByRole('listitem').filter({ has: page.getByRole('link', { name: `New game: ${name}`, exact: true }) })
      .click({ position: { x: 20, y: 20 } });
    await expect(page.getByRole('heading', { level: 1, name: `New game: ${name}`, exact: true })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Albaicín' })).toBeFocused();
  }
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
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Neues Spiel');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // What shows now is the shell.
  await keepAway(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Bau die Stadt auf dem Hügel')).toBeVisible();
  await expect(page.getByText('Build the city')).toBeHidden();
});

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });
  test('is met in German', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Neues Spiel');
  });

  test('U36 the line below the name stays out of the moon', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page);
    const [line, hill] = await Promise.all(['.brand p', '.hill-view'].map(one => page.locator(one).boundingBox()));
    // In the picture, 336 high, the moon begins at 58.
    expect(line.y + line.height).toBeLessThanOrEqual(hill.y + 58 / 336 * hill.height);
  });
});

test('the chosen appearance holds, also from the first paint', async ({ page }) => {
  await open(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByLabel('Appearance').selectOption({ label: 'Dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await keepAway(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'New game', exact: true })).toBeVisible();
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
  await page.getByLabel('Appearance').selectOption({ label: 'System setting' });
  await expect.poll(ground).not.toBe(dark);
});

test('settings that are not ours are met with the defaults', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('albaicin.settings', '{"theme":7,"langu'));
  await open(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('New game');
});

test('where storage is forbidden the page says so and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
  });
  await open(page);
  await expect(page.getByText('doesn’t save settings')).toBeVisible();
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Neues Spiel');
});

test('settings are set in a dialog, hold, and give the focus back', async ({ page }) => {
  await open(page);
  const gear = page.getByRole('button', { name: 'Settings' });
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const shortcuts = dialog.getByRole('switch', { name: 'Keyboard shortcuts' });
  await gear.press('Enter');
  await expect(shortcuts).toBeChecked();
  await dialog.getByLabel('Appearance').selectOption({ label: 'Dark' });
  await shortcuts.press('Space');
  await expect(shortcuts).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gear).toBeFocused();
  await expect(page.getByRole('banner').getByLabel('Appearance')).toHaveValue('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await gear.click();
  await expect(shortcuts).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(gear).toBeFocused();
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
    test('home, settings and About have no accessibility finding', async ({ page }) => {
      await open(page);
      await expectAccessible(page);
      await keepGames(page, THREE, await torn('torn', 'torn too'));
      await page.getByRole('region', { name: 'Other saved games' }).getByText('1 more').click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Settings' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
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
    await keepGames(page, THREE, await torn('torn'));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Weiterspielen', 'Weitere gespeicherte Spiele', 'Neues Spiel']);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    for (const box of await page.locator('select:visible, button:visible').all()) {
      const { height } = await box.boundingBox();
      expect(height).toBeGreaterThanOrEqual(42);
    }
  });
}
