// How long the page does not answer on a slow machine, when something large is drawn of a long game.
import { golden, keep, saved } from '../saves.js';
import { address, onPhone, openHome, repeated, slowDownCpu } from './pages.js';
import { ms, row, spread } from './rows.js';

const ROUNDS = 3;

// The longest golden game has six players, both sets of tiles and viziers; after so many actions a turn ends.
const GAME = 'both-six-vizier';
const LENGTHS = [1201, 1887];

// What brings earlier entries when it comes into sight; older builds unfold them.
const EARLIER = '.log-lines > .quiet, .log-lines details:not([open]) > summary';

// What is pressed one after the other. Nothing opened before lies over what is pressed next.
const STEPS = [
  ['opening the table', '.latest a.primary'],
  ['the menu', '.top button[aria-label="Menu"]'],
  ['the log', ['button.menu-item', 'Log']],
  ['all of the log', [EARLIER, null, true]],
  [null, '.sheet-close'],
  [null, '.top button[aria-label="Menu"]'],
  ['the last scoring again', ['button.menu-item', 'Scoring B']],
];

// Runs in the page: presses something once it is there, and waits until the page has been quiet for a while.
// What does not go away by that is pressed again.
async function press([selector, text, repeats]) {
  const rest = time => new Promise(done => setTimeout(done, time));
  const pressed = () => [...document.querySelectorAll(selector)].find(one => !text || one.textContent === text);
  const act = one => (one?.matches('.quiet') ? one.scrollIntoView() : one?.click());
  while (!pressed()) await rest(100);
  let last = performance.now();
  const watch = new PerformanceObserver(() => { last = performance.now(); });
  watch.observe({ type: 'longtask' });
  // A task of its own, as that of a real click.
  setTimeout(() => act(pressed()));
  do {
    await rest(250);
    // One paint for each, as a hand would wait for it.
    if (repeats) await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    if (repeats) act(pressed());
  } while (performance.now() - last < 1500 || (repeats && pressed()));
  watch.disconnect();
}

// The longest task of the page, in milliseconds in which it had the processor: what waits for other programs
// on this machine would not wait on another.
function longest(trace) {
  const mains = trace.filter(one => one.name === 'thread_name' && one.args.name === 'CrRendererMain');
  const isMain = one => mains.some(main => main.pid === one.pid && main.tid === one.tid);
  const tasks = trace.filter(one => one.name === 'RunTask' && one.tdur && isMain(one));
  return Math.max(...tasks.map(task => task.tdur)) / 1000;
}

// The longest block of each step.
async function blocks(record) {
  return onPhone(async (page, devtools) => {
    await openHome(page);
    await keep(page, await saved('long', record));
    await page.reload();
    await page.locator('.foot button').first().waitFor();
    await slowDownCpu(devtools);
    const all = [];
    for (const [name, pressed] of STEPS) {
      await page.context().browser().startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
      await page.evaluate(press, [pressed].flat());
      const { traceEvents } = JSON.parse(await page.context().browser().stopTracing());
      if (name) all.push(longest(traceEvents));
    }
    return all;
  });
}

export async function measure() {
  const names = STEPS.flatMap(([name]) => name ?? []);
  for (const length of LENGTHS) {
    const rounds = await repeated(ROUNDS, () => blocks(golden(GAME, length)));
    for (const [at, name] of names.entries()) {
      const what = `longest block at CPU 4 x, phone, ${length} actions: ${name}`;
      row(what, '200 ms', '50 ms', spread(rounds.map(round => round[at]), ms));
    }
  }
}
