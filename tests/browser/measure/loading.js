// How long it takes from an address on a slow phone until something shows, and until something can be done.
import { address, onPhone, repeated, slowDownCpu, slowDownNet } from './pages.js';
import { row, seconds, spread } from './rows.js';

const ROUNDS = 5;
const CONDITIONS = '1.6 Mbit/s, 150 ms, CPU 4 x slower, phone, nothing cached';

// What somebody in a hurry presses one after the other, and the last thing that must be there.
const START = ['.begin .primary', '.curtain-open'];
const CITY = ['.games a[href="#/new/granada"]', ...START, '.hand-card, .offer'];
const GARDENS = ['.games a[href="#/new/gardens"]', ...START, '.garden-cells'];

// Runs in the page before all else: each thing is pressed as soon as it is painted.
function hurry(steps) {
  const painted = () => new Promise(done => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(0);
  }));
  const there = step => new Promise(done => {
    const look = () => {
      if (![...document.querySelectorAll(step)].some(one => one.checkVisibility())) return;
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true });
    look();
  });
  window.marks = [];
  (async () => {
    for (const step of steps) {
      await there(step);
      window.marks.push(await painted());
      // The last one is only waited for. The program may have drawn the others anew.
      if (step !== steps.at(-1)) document.querySelector(step).click();
    }
  })();
}

// When each of the steps was there, and the first paint, in milliseconds after the start.
async function times(steps) {
  return onPhone(async (page, devtools) => {
    await slowDownNet(devtools);
    await slowDownCpu(devtools);
    await page.addInitScript(hurry, steps);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(count => window.marks.length === count, steps.length, { polling: 500 });
    const paint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0].startTime);
    return { paint, marks: await page.evaluate(() => window.marks) };
  });
}

export async function measure() {
  const city = await repeated(ROUNDS, () => times(CITY));
  const gardens = await repeated(ROUNDS, () => times(GARDENS));
  const all = [...city, ...gardens];
  row(`first paint (${CONDITIONS})`, '–', '–', spread(all.map(one => one.paint), seconds));
  row('home usable', '1.0 s', '0.7 s', spread(all.map(one => one.marks[0]), seconds));
  row('the first city table that can be played', '3.0 s', '2.4 s', spread(city.map(one => one.marks.at(-1)), seconds));
  row('the first table of the Gardens', '–', '–', spread(gardens.map(one => one.marks.at(-1)), seconds));
}
