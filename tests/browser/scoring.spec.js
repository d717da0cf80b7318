// Scorings step by step, the last tiles, and the end.
import { test, expect, expectAccessible, inBothThemes } from './fixtures.js';
import { golden, kept, sit, OPEN } from './saves.js';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const turn = page => page.getByRole('heading', { level: 1 });
const steps = page => page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
const points = text => text.split(/\D+/).filter(Boolean).map(Number);

test.use({ reducedMotion: 'reduce' });

test('U22 a scoring is shown step by step, can be skipped, and opened again', async ({ page }, info) => {
  await sit(page, golden('granada', 253));
  await button(page, 'End turn').click();
  await expect(turn(page)).toHaveText('Scoring B');
  // The border first, then the nine buildings.
  await expect(steps(page)).toHaveCount(10);
  const names = await steps(page).allTextContents();
  expect(names.map(name => name.replaceAll(/\d.*$/g, '').trim())[0]).toContain('Moats');
  const stage = page.locator('.stage');
  await expect(stage.getByRole('heading')).toContainText('Moats');
  await page.keyboard.press('ArrowRight');
  await expect(stage.getByRole('heading')).toContainText('Arena');
  await expect(page.locator('[role=status]').first()).toContainText('Arena');
  await page.keyboard.press('ArrowLeft');
  await expect(stage.getByRole('heading')).toContainText('Moats');
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
  const close = page.getByRole('button', { name: 'Back to the table' });
  await close.click();
  await expect(turn(page)).toHaveText(/your turn/);
  // The points are those of the players' panel, and it can be opened again at any time.
  const player = page.getByRole('region', { name: 'Players' }).getByRole('button', { name: /Inés/ });
  await button(page, info.project.name === 'phone' ? 'More' : 'Menu').click();
  await button(page, 'Scoring B').click();
  await expect(turn(page)).toHaveText('Scoring B');
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  const total = page.locator('.totals').getByRole('listitem').filter({ hasText: 'Inés' }).or(page.locator('.totals tr, .totals li').filter({ hasText: 'Inés' }));
  const shown = points(await total.first().innerText());
  await close.click();
  const now = points(await player.innerText());
  expect(shown).toContain(now.find(number => shown.includes(number)));
});

test('U23 the last tiles go to whoever has most, and are built at once; then the result', async ({ page }, info) => {
  await sit(page, golden('granada', 377));
  await button(page, 'End turn').click();
  await expect(turn(page)).toHaveText('The last tiles');
  const first = page.getByRole('main').getByRole('listitem').first();
  for (const name of ['Inés', 'Yusuf', 'Zahra', 'Samuel']) await expect(first).toContainText(name);
  for (let tiles = 0; tiles < 3; tiles++) {
    await page.getByRole('button', { name: /^Go on: / }).click();
    await expect(turn(page)).toHaveText(/a last tile for you/);
    const fits = page.getByRole('gridcell', { name: /fits here/ });
    if (tiles === 0 && (await fits.count())) {
      if (info.project.name === 'phone') await fits.first().tap();
      await (info.project.name === 'phone' ? fits.first().tap() : fits.first().click());
    } else {
      await button(page, 'To the reserve').click();
    }
  }
  await expect(turn(page)).toHaveText('Scoring C');
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  await page.getByRole('button', { name: 'To the final result' }).click();
  await expect(turn(page)).toHaveText(/wins/);
  const details = page.locator('details.points');
  if (!(await details.getAttribute('open') !== null)) await details.locator('summary').click();
  // Every point by source: the rows of a column add up to its total.
  const sums = await details.locator('table').evaluate(table => {
    const number = cell => Number(cell?.textContent.trim().split(/\s+/).at(-1) || 0);
    const rows = [...table.tBodies[0].rows];
    const columns = table.tHead.rows[0].cells.length - 1;
    return Array.from({ length: columns }, (_, at) => [
      rows.reduce((sum, row) => sum + number(row.cells[at + 1]), 0),
      number(table.tFoot.rows[0].cells[at + 1]),
    ]);
  });
  expect(sums).toHaveLength(4);
  for (const [sum, total] of sums) expect(sum).toBe(total);
  await expect(page.getByRole('img', { name: /points/i }).first()).toBeVisible();
  // The final cities, and back.
  await button(page, 'See the cities').click();
  await expect(page.getByRole('grid', { name: /City of/ })).toBeVisible();
  await page.getByRole('region', { name: 'Players' }).getByRole('button', { name: /Zahra/ }).click();
  await expect(page.getByRole('grid', { name: 'City of Zahra' })).toBeVisible();
  await button(page, 'To the final result').click();
  await expect(turn(page)).toHaveText(/wins/);
  // Once more with the same people.
  await button(page, 'Play again').click();
  await expect(turn(page)).toHaveText(/your turn/);
  const again = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('albaicin.game.')).length);
  expect(again).toBeGreaterThan(1);
});

for (const { theme, colorScheme } of inBothThemes) {
  test.describe(theme, () => {
    test.use({ colorScheme });

    test(`no accessibility finding around the table (${theme})`, async ({ page }) => {
      test.slow();
      await sit(page, golden('granada', 253));
      await button(page, 'End turn').click();
      await expect(turn(page)).toHaveText('Scoring B');
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page);
      await sit(page, golden('granada', 377));
      await button(page, 'End turn').click();
      await expectAccessible(page);
      await sit(page, golden('granada'));
      await expect(turn(page)).toHaveText(/wins/);
      await expectAccessible(page);
      await sit(page, golden('granada', 228), { ...OPEN, hides_hands: true });
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Look at the table' }).click();
      await expectAccessible(page);
    });
  });
}
