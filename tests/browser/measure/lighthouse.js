// What Lighthouse says of home and of a running table, on the phone that it imitates.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { judge } from '../lighthouse/judge.js';
import { browser as settings } from '../playwright.config.js';
import { golden, keep, saved } from '../saves.js';
import { address, openHome, repeated } from './pages.js';
import { row, spread } from './rows.js';

const ROUNDS = 3;

// Lighthouse finds the browser at a port, and the saved game in its storage.
async function inOpenBrowser(act) {
  const folder = mkdtempSync(join(tmpdir(), 'albaicin-'));
  const args = [...settings.args, '--remote-debugging-port=0'];
  const context = await chromium.launchPersistentContext(folder, { ...settings, args });
  try {
    const page = await context.newPage();
    await openHome(page);
    const port = Number(readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
    return await act(page, { devtools: await context.newCDPSession(page), port });
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judged(what, url, { devtools, port }) {
  const rounds = await repeated(ROUNDS, async () => {
    await devtools.send('Network.clearBrowserCache');
    return judge(url, port);
  });
  const figures = [0, 1, 2].map(category => spread(rounds.map(round => round.scores[category]), String));
  row(`Lighthouse, phone, ${what}: performance, accessibility, best practices`, '95, 100, 100', '100, 100, 100', figures.join(', '));
  for (const said of rounds.flatMap(({ clocks, faults }) => [clocks, ...faults])) console.log(`  ${said}`);
}

export async function measure() {
  await inOpenBrowser(async (page, lighthouse) => {
    await judged('home', address, lighthouse);
    await keep(page, await saved('judged', golden('granada', 228)));
    await page.goto('about:blank');
    await judged('a running table', `${address}#/game/judged`, lighthouse);
  });
}
