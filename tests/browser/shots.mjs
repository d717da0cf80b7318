// The pictures of the README, and the fullest tables in every window, run by `cargo xtask shots`.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { DESKS, WINDOWS, named } from './boxes.js';
import { browser as settings } from './playwright.config.js';
import { golden, inHand, keep, saved } from './saves.js';

const browser = await chromium.launch(settings);
const desk = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, colorScheme: 'light' };

// Opens home or a game, does something there, and takes the picture.
async function shot(name, use, record, act = async () => {}, folder = 'docs') {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', ...use });
  await page.goto(process.env.ADDRESS);
  await page.locator('html[data-running]').waitFor();
  if (record) {
    await keep(page, await saved('shot', record));
    await page.goto(`${process.env.ADDRESS}#/game/shot`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await act(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `../../${folder}/${name}.png` });
  await page.close();
  console.log(`${folder}/${name}.png`);
}

const takeFromReserve = async page => {
  await page.getByRole('group', { name: 'Reserve' }).getByRole('button', { name: /^Bath house 13/ }).click();
  await page.getByRole('gridcell', { name: /^2 left: / }).hover();
};

await shot('home', desk);
await shot('table', desk, golden('granada', 228), takeFromReserve);
await shot('table-dark', { ...desk, colorScheme: 'dark' }, golden('alhambra', 230));
await shot('table-phone', phone, golden('granada', 228), page => page.locator('.offer').nth(2).tap());
await shot('combination', desk, golden('both', 200));
await shot('modules', { ...desk, colorScheme: 'dark' }, golden('alhambra-all-modules', 203));
await shot('gardens', desk, golden('gardens', 40));
await shot('scoring', desk, golden('granada', 253), async page => {
  await page.getByRole('button', { name: 'End turn' }).click();
  await page.keyboard.press('ArrowRight');
});
await shot('result', desk, golden('granada'));

// To be looked at, and kept nowhere.
const FULL = {
  granada: inHand('granada', 228),
  modules: inHand('alhambra-six-modules', 600),
  both: inHand('both-six-vizier', 900),
  gardens: golden('gardens-hand-of-three', 40),
};
mkdirSync('../../target/shots', { recursive: true });
for (const window of WINDOWS) {
  const [width, height] = window;
  const viewport = { width, height };
  const hand = DESKS.includes(window) ? {} : { hasTouch: true, isMobile: true };
  for (const [name, record] of Object.entries(FULL)) {
    await shot(`${name}-${named(window)}`, { ...desk, ...hand, viewport }, record, async () => {}, 'target/shots');
  }
}
await browser.close();
