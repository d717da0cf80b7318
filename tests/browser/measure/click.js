// How long a click on a place takes, in a city of thirty tiles with six players.
import { readFileSync } from 'node:fs';
import { keep, saved } from '../saves.js';
import { address, onDesk, openHome } from './pages.js';
import { ms, row, share } from './rows.js';

const ROUNDS = 100;
const record = JSON.parse(readFileSync(new URL('../large-city.json', import.meta.url)));

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

// The plainest page there is: one element changes.
async function plain(page) {
  await page.setContent('<button>0</button>');
  return page.evaluate(`(async () => { ${clocks}
    const button = document.querySelector('button');
    button.onclick = () => { button.textContent = Number(button.textContent) + 1; };
    return timed(${ROUNDS}, () => button, () => {});
  })()`);
}

// A tile is built by a click on a legal place, and taken back by a key.
async function city(page) {
  await openHome(page);
  await keep(page, await saved('measure', record));
  await page.goto(`${address}#/game/measure`);
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

export async function measure() {
  const [first, times, second] = await onDesk(async page => [await plain(page), await city(page), await plain(page)], { reducedMotion: 'reduce' });
  const [changed, painted] = [0, 1].map(which => times.map(one => one[which]));
  const [base, until_painted] = [[...first, ...second].map(one => one[1]), painted].map(all => share(all, 0.95));
  const what = 'click on a legal place to changed page, 30 tiles, six players';
  row(`${what}: p50, p95`, '2 ms, 6 ms', '1 ms, 3 ms', `${ms(share(changed, 0.5))}, ${ms(share(changed, 0.95))}`);
  const figure = `${(until_painted / base).toFixed(2)} x (${ms(until_painted)} against ${ms(base)})`;
  row('the same to the next paint, p95, against a plain page that changes one element', '1.3 x', '1.1 x', figure);
}
