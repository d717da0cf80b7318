// How long a click on a place takes, in a city of thirty tiles with six players; run by `cargo xtask measure`.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browser as settings } from './playwright.config.js';
import { keep, saved } from './saves.js';

const ROUNDS = 100;
const record = JSON.parse(readFileSync(new URL('./large-city.json', import.meta.url)));
const browser = await chromium.launch(settings);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-GB' });

// Clicks on what is chosen, and takes the time until the document has changed and until that is painted;
// then takes it back.
const clocks = `
  const changed = () => new Promise(done => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(performance.now()); });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const painted = () => new Promise(done => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(0);
  }));
  const rest = (more = 0) => new Promise(done => setTimeout(done, 40 + more));
  async function timed(rounds, choose, back) {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      await painted();
      const chosen = choose(round);
      const change = changed();
      const begun = performance.now();
      chosen.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const [until_changed, until_painted] = await Promise.all([change, painted()]);
      times.push([until_changed - begun, until_painted - begun]);
      await rest();
      await back();
      // Clicks fall anywhere between two frames, evenly.
      await rest((round * 10.3) % 16.7);
    }
    return times;
  }
`;

const share = (times, which, part) => {
  const sorted = times.map(one => one[which]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
};

// The plainest page there is: one element changes.
async function plain() {
  await page.setContent('<button>0</button>');
  return page.evaluate(`(async () => { ${clocks}
    const button = document.querySelector('button');
    button.onclick = () => { button.textContent = Number(button.textContent) + 1; };
    return timed(${ROUNDS}, () => button, () => {});
  })()`);
}

// A tile is built by a click on a legal place, and taken back by a key.
async function city() {
  await page.goto(process.env.ADDRESS);
  await page.locator('html[data-running]').waitFor();
  await keep(page, await saved('measure', record));
  await page.goto(`${process.env.ADDRESS}#/game/measure`);
  await page.getByRole('gridcell', { name: /fits here/ }).first().waitFor();
  return page.evaluate(`(async () => { ${clocks}
    const places = () => document.querySelectorAll('[role=gridcell][aria-label*="fits here"]');
    return timed(${ROUNDS},
      round => {
        const all = places();
        return all[round % all.length];
      },
      async () => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'u' }));
        do await rest(); while (!places().length);
      });
  })()`);
}

const ms = time => `${time.toFixed(2)} ms`;
const first = await plain();
const times = await city();
const second = await plain();
const base = share([...first, ...second], 1, 0.95);
console.log(`click on a place to changed page, 30 tiles, six players: p50 ${ms(share(times, 0, 0.5))}, p95 ${ms(share(times, 0, 0.95))}`);
console.log(`to the next paint, p95: ${ms(share(times, 1, 0.95))}, ${(share(times, 1, 0.95) / base).toFixed(2)} x a plain page (${ms(base)})`);
await browser.close();
