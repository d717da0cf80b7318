// What home costs a desk when many games are saved.
import { readdirSync } from 'node:fs';
import { golden, keep, saved } from '../saves.js';
import { onDesk, openHome, repeated } from './pages.js';
import { ms, row, spread } from './rows.js';

const ROUNDS = 5;
const GAMES = 100;

// Golden games one after the other, each as far as some people would have come.
async function saves(count) {
  const names = readdirSync(new URL('../../data/games/', import.meta.url)).map(file => file.replace('.json', ''));
  const texts = await repeated(count, at => {
    const record = golden(names[at % names.length]);
    const played = Math.ceil(record.actions.length * (at + 1) / count);
    return saved(`game${at}`, { ...record, actions: record.actions.slice(0, played) }, { ago: at * 3600 });
  });
  return Object.assign({}, ...texts);
}

// Runs in the page before all else: tells once home is painted. Whoever asks again and again whether it is
// would be measured as well.
function tell() {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.foot button')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.debug('drawn')));
  });
  watch.observe(document, { subtree: true, childList: true });
}

// What the browser has done so far, in milliseconds.
async function done(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const time = wanted => metrics.find(({ name }) => name === wanted).value * 1000;
  return { script: time('ScriptDuration'), task: time('TaskDuration') };
}

// The time for scripts, and for all that the page does, from the address until home is drawn.
async function drawing(texts) {
  return onDesk(async (page, devtools) => {
    await openHome(page);
    await keep(page, texts);
    // Time in which the page had the processor, whatever else goes on on this machine.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await done(devtools);
    await page.addInitScript(tell);
    await Promise.all([page.waitForEvent('console', message => message.text() === 'drawn'), page.reload()]);
    const after = await done(devtools);
    return { script: after.script - before.script, task: after.task - before.task };
  });
}

export async function measure() {
  const texts = await saves(GAMES);
  const many = await repeated(ROUNDS, () => drawing(texts));
  const none = await repeated(ROUNDS, () => drawing({}));
  const told = (all, which) => spread(all.map(one => one[which]), ms);
  const figure = `${told(many, 'script')}, without saved games ${told(none, 'script')}`;
  row(`home with ${GAMES} saved games, script time on a desk`, '30 ms', '10 ms', figure);
  row('the same, all that the page does', '–', '–', `${told(many, 'task')}, without saved games ${told(none, 'task')}`);
}
