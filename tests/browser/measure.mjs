// How long a click on a place takes until the page has changed, run by `cargo xtask measure`.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browser as settings } from './playwright.config.js';
import { keep, saved } from './saves.js';

const ROUNDS = 60;
const record = JSON.parse(readFileSync(new URL('./large-city.json', import.meta.url)));
const browser = await chromium.launch(settings);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
await page.goto(process.env.ADDRESS);
await page.getByRole('contentinfo').waitFor();
await keep(page, 'measure', saved(record));
await page.goto(`${process.env.ADDRESS}#/game/measure`);
await page.getByRole('grid').waitFor();

// Clicks a legal place, waits for the change, and takes it back; the clock runs only for the click.
const took = await page.evaluate(async rounds => {
  const changed = () => new Promise(done => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(performance.now()); });
    watch.observe(document.getElementById('page'), { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const idle = () => new Promise(done => setTimeout(done, 30));
  const took = [];
  for (let round = 0; round < rounds; round++) {
    const places = [...document.querySelectorAll('[role=gridcell][aria-label*="fits here"]')];
    const place = places[round % places.length];
    const isDone = changed();
    const begun = performance.now();
    place.dispatchEvent(new PointerEvent('click', { bubbles: true }));
    took.push((await isDone) - begun);
    await idle();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'u' }));
    await idle();
  }
  return took.sort((a, b) => a - b);
}, ROUNDS);
const tiles = await page.getByRole('gridcell').evaluateAll(all => all.filter(one => /, (no )?moats?/.test(one.ariaLabel)).length);
const at = share => took[Math.min(took.length - 1, Math.floor(took.length * share))].toFixed(2);
console.log(`click on a place to changed page, ${tiles} tiles, six players: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
await browser.close();
