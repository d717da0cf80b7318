// The program in parts: what comes later, comes too late or not at all, and what is newer than the page.
import { arrived, expect, expectAccessible, open, settled, test } from './fixtures.js';
import { golden, keep, kept, placing, saved, sit } from './saves.js';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const title = page => page.getByRole('heading', { level: 1 });
const lost = page => page.getByText('This part of the game has not arrived.');

// Nothing is fetched ahead: each part comes when it is needed.
const needOnly = page => page.addInitScript(() => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
});

const fetched = page => page.evaluate(() => performance.getEntriesByType('resource')
  .map(({ name }) => new URL(name).pathname.split('/').pop()).filter(name => /\.(wasm|css|js)$/.test(name)));

test('every part is there, comes ahead while nothing else is going on, and none comes twice', async ({ page, request, baseURL }) => {
  await open(page);
  for (const part of ['split_ending', 'split_gardens', 'split_german', 'ending.css', 'gardens.css']) await arrived(page, part);
  const names = await fetched(page);
  expect(new Set(names).size).toBe(names.length);
  const build = (await (await request.get(new URL('build.txt', baseURL).href)).text()).trim();
  expect(await page.locator('html').getAttribute('data-build')).toBe(build);
  for (const name of names) {
    expect((await request.get(new URL(`${build}/${name}`, baseURL).href)).status(), name).toBe(200);
  }
});

test('who saves data fetches what is needed, and only then', async ({ page }) => {
  await needOnly(page);
  await open(page);
  const isLate = name => /ending|gardens|german/.test(name);
  expect((await fetched(page)).filter(isLate)).toEqual([]);
  await sit(page, golden('granada', 100));
  expect((await fetched(page)).filter(isLate)).toEqual([]);
  await sit(page, golden('gardens', 8));
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await fetched(page)).filter(isLate)).toEqual(['gardens.css', 'split_gardens.wasm']);
});

test('a part that is held back is waited for, and the game goes on when it comes', async ({ page }) => {
  await needOnly(page);
  let go;
  const gate = new Promise(resolve => { go = resolve; });
  await page.route('**/split_ending.wasm', async route => {
    await gate;
    await route.continue();
  });
  await sit(page, golden('granada', 300));
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Scoring A' }).click();
  await expect(page.getByText('Setting up the game')).toBeVisible();
  go();
  await expect(title(page)).toHaveText('Scoring A');
});

test.describe('a part that does not arrive', () => {
  test.use({ expected: /ERR_FAILED|Failed to|fetch|MIME|magic|TypeError|CompileError/i });
  const ANSWERS = {
    'is refused': route => route.abort(),
    'is a page of the host': route => route.fulfill({ contentType: 'text/html', body: '<p>Not found</p>' }),
    'is torn': route => route.fulfill({ contentType: 'application/wasm', body: '\0asm\x01\0\0\0\x01' }),
  };
  for (const [how, answer] of Object.entries(ANSWERS)) {
    test(`U40 that ${how} can be asked for again, and nothing is lost`, async ({ page }) => {
      await needOnly(page);
      await page.route('**/split_ending.wasm', answer);
      await sit(page, golden('granada', 300));
      const before = await kept(page);
      await button(page, 'Menu').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Scoring A' }).click();
      await expect(lost(page)).toBeVisible();
      await button(page, 'Try again').click();
      await expect(lost(page)).toBeVisible();
      await page.unroute('**/split_ending.wasm');
      await button(page, 'Try again').click();
      await expect(title(page)).toHaveText('Scoring A');
      expect((await kept(page)).record).toEqual(before.record);
    });
  }

  test('U40 nor does a table of the Gardens, nor its styles', async ({ page }) => {
    await needOnly(page);
    await open(page);
    await keep(page, await saved('late', golden('gardens', 8)));
    await page.route('**/gardens.css', route => route.abort());
    await page.goto('./#/game/late');
    await expect(lost(page)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/gardens.css');
    await button(page, 'Try again').click();
    await expect(page.getByRole('grid')).toBeVisible();
  });

  test('U35 a language that does not come is said in the one before, and asked for again', async ({ page }) => {
    await needOnly(page);
    await page.route('**/split_german.wasm', route => route.abort());
    await open(page);
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await expect(page.getByText('The words of this language have not arrived.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('New game');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.unroute('**/split_german.wasm');
    await button(page, 'Try again').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Neues Spiel');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('U35 without the chosen language the page begins in another', async ({ page }) => {
    await needOnly(page);
    await page.route('**/split_english.wasm', route => route.abort());
    await open(page);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Neues Spiel');
    await expect(button(page, 'Noch einmal versuchen')).toBeVisible();
    await page.unroute('**/split_english.wasm');
    await button(page, 'Noch einmal versuchen').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('New game');
  });
});

test('U35 a language switched in mid-turn is fetched, and the turn goes on', async ({ page }) => {
  await needOnly(page);
  await sit(page, placing());
  await expect(page.locator('.bar-title')).toContainText('Park 2');
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Einstellungen');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.bar-title')).toContainText('Park 2');
  await expect(page.locator('[data-main]')).toHaveAccessibleName(/bauen/);
  await page.locator('[data-main]').click();
  expect((await kept(page)).record.actions).toHaveLength(3);
});

// The host has a newer build: its folder has another name, and the one of this page is gone.
async function publish(page) {
  await page.route('**/build.txt', route => route.fulfill({ contentType: 'text/plain', body: '0123456789ab' }));
}

const comeBack = page => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('U38 home says that there is a newer version, and loads it', async ({ page }) => {
  await open(page);
  await comeBack(page);
  await settled(page);
  await expect(page.getByText('There is a newer version')).toHaveCount(0);
  await publish(page);
  await comeBack(page);
  await expect(page.getByText('There is a newer version')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await button(page, 'Load it now').click();
  await loaded;
});

test('U38 a table says so once, and loads it between two turns', async ({ page }) => {
  await sit(page, golden('granada', 228));
  await publish(page);
  await comeBack(page);
  await expect(page.getByText('It is loaded after this turn.').first()).toBeVisible();
  await page.evaluate(() => { window.isOld = true; });
  const money = page.getByRole('group', { name: 'Money' }).getByRole('button').first();
  if (!(await money.isVisible())) await button(page, 'Take money').click();
  await money.click();
  await page.locator('[data-main]').click();
  await settled(page);
  expect(await page.evaluate(() => window.isOld)).toBe(true);
  await button(page, 'End turn').click();
  await expect.poll(() => page.evaluate(() => window.isOld ?? 'new')).toBe('new');
  await settled(page);
  await expect(title(page)).toContainText('your turn');
});

test.describe('with the parts of this page gone', () => {
  test.use({ expected: /404|Failed to|TypeError|MIME/i });
  test('U38 U40 a table offers the newer version instead of trying again', async ({ page }) => {
    await needOnly(page);
    await publish(page);
    await page.route('**/split_ending.wasm', route => route.fulfill({ status: 404, body: 'gone' }));
    await sit(page, golden('granada', 300));
    await button(page, 'Menu').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Scoring A' }).click();
    await expect(button(page, 'Load it now')).toBeVisible();
    await expect(lost(page)).toHaveCount(0);
  });
});
