// Pages to measure on: a desk and a phone, as slow as a budget says, with nothing kept of another run.
import { chromium } from '@playwright/test';
import { browser as settings } from '../playwright.config.js';

export const address = process.env.ADDRESS;

const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };
const PHONE = { ...DESK, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

// 1.6 Mbit/s, and 150 ms until the first byte.
const SLOW_NET = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOW_CPU = { rate: 4 };

// Does something in a browser of its own, so that neither caches nor compiled code are left over.
async function inBrowser(use, act) {
  const browser = await chromium.launch(settings);
  try {
    const page = await browser.newPage(use);
    return await act(page, await page.context().newCDPSession(page));
  } finally {
    await browser.close();
  }
}

export const onDesk = (act, more = {}) => inBrowser({ ...DESK, ...more }, act);
export const onPhone = act => inBrowser(PHONE, act);

export async function slowDownNet(devtools) {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_NET);
}

export async function slowDownCpu(devtools) {
  await devtools.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
}

// Opens home once the program is there, which alone draws About.
export async function openHome(page) {
  await page.goto(address);
  await page.locator('.foot button').first().waitFor();
}

// Does something several times, one after the other, and gives all results.
export async function repeated(times, act) {
  const results = [];
  for (let time = 0; time < times; time++) results.push(await act(time));
  return results;
}
