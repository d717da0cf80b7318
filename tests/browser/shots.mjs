// The pictures of the README, run by `cargo xtask shots`.
import { chromium } from '@playwright/test';
import { browser as settings } from './playwright.config.js';

const browser = await chromium.launch(settings);

async function shot(name, use) {
  const page = await browser.newPage({ locale: 'en-GB', ...use });
  await page.goto(process.env.ADDRESS);
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `../../docs/${name}.png` });
  await page.close();
  console.log(`docs/${name}.png`);
}

await shot('home', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
await shot('home-dark', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
await shot('home-phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, colorScheme: 'light' });
await browser.close();
