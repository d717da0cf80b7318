// Every test has a page that must stay clean: no console error, no policy violation, no foreign request.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';

export { expect };

// Runs in the page before the program does. It counts the frames and short waits that are still to come,
// so that a test can wait until the program has settled, however slow the machine is; and it can hold the
// clock: then waits of a tenth of a second and more are over when the test says so, and never before.
function watchTheClock() {
  const soon = 100;
  const waiting = new Set();
  const held = new Map();
  const [later, frame] = [window.setTimeout.bind(window), window.requestAnimationFrame.bind(window)];
  const [forgetLater, forgetFrame] = [window.clearTimeout.bind(window), window.cancelAnimationFrame.bind(window)];
  const counted = (kind, start) => {
    const wait = {};
    wait.key = kind + start(() => waiting.delete(wait.key));
    waiting.add(wait.key);
    return Number(wait.key.slice(kind.length));
  };
  let [now, last] = [0, 0];
  window.setTimeout = (act, delay = 0, ...rest) => {
    if (window.clock.holds && delay >= soon) {
      held.set(--last, { at: now + delay, act: () => act(...rest) });
      return last;
    }
    return delay > 2000 ? later(act, delay, ...rest) : counted('later', done => later(() => (done(), act(...rest)), delay));
  };
  window.clearTimeout = id => {
    held.delete(id);
    waiting.delete(`later${id}`);
    forgetLater(id);
  };
  window.requestAnimationFrame = act => counted('frame', done => frame(time => (done(), act(time))));
  window.cancelAnimationFrame = id => {
    waiting.delete(`frame${id}`);
    forgetFrame(id);
  };
  const moves = one => one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime);
  window.clock = {
    holds: false,
    // The program is kept away.
    isAlone: false,
    // Lets so many milliseconds go by, for what is held.
    pass(time) {
      const until = now + time;
      for (;;) {
        const [id, next] = [...held].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
        if (!next || next.at > until) break;
        held.delete(id);
        now = next.at;
        next.act();
      }
      now = until;
    },
    async settled() {
      const root = document.documentElement;
      const comes = () => !('running' in root.dataset || 'failure' in root.dataset || window.clock.isAlone);
      for (let still = 0; still < 3; still++) {
        await new Promise(frame);
        const isOnTheWay = comes() || document.querySelector('.awaited .loading');
        if (isOnTheWay || waiting.size || document.getAnimations().some(moves)) still = -1;
      }
    },
  };
}

// Waits until the program and what it needs is here, nothing moves any more, and the program waits for
// nothing but people.
export async function settled(page) {
  await page.evaluate(() => window.clock.settled());
}

// From now on, also after the page is loaded anew, long waits are over only with `pass`.
export async function holdTheClock(page) {
  await page.addInitScript(() => { window.clock.holds = true; });
}

// Lets the held clock go on by so many milliseconds, and the program do what it then does.
export async function pass(page, time) {
  await page.evaluate(time => window.clock.pass(time), time);
  await settled(page);
}

export const test = base.extend({
  // What a test expects to go wrong, as a regular expression over the complaints.
  expected: [/(?!)/, { option: true }],

  page: async ({ page, baseURL, expected }, use) => {
    const complaints = [];
    page.on('console', message => {
      // Chromium remarks on it where a machine is so slow, or a part is held back.
      const isRemark = message.text().includes('preloaded using link preload but not used');
      if (['error', 'warning'].includes(message.type()) && !isRemark) complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', error => complaints.push(`error: ${error.message}`));
    page.on('request', request => {
      // What the page has made itself has an address without its path.
      const isOwn = request.url().startsWith(`blob:${new URL(baseURL).origin}/`);
      if (!isOwn && !request.url().startsWith(baseURL)) complaints.push(`foreign request: ${request.url()}`);
    });
    page.on('response', response => {
      if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
    });
    await page.addInitScript(watchTheClock);
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', event => {
        console.error(`policy: ${event.violatedDirective} refuses ${event.blockedURI}`);
      });
    });
    await use(page);
    const unexpected = complaints.filter(one => !expected.test(one));
    expect(unexpected, 'the page must stay clean').toEqual([]);
  },
});

// Keeps the program away: the page is what it is without.
export async function keepAway(page) {
  await page.addInitScript(() => { window.clock.isAlone = true; });
  await page.route('**/*.wasm', route => new Promise(() => route));
}

// Opens the page and waits until the program has taken over from the shell.
export async function open(page, hash = '') {
  await page.goto(`./${hash}`);
  await settled(page);
}

// Waits until a part of the program is here, which comes while nothing else is going on.
export async function arrived(page, part) {
  await expect.poll(() => page.evaluate(part => performance.getEntriesByType('resource')
    .some(({ name, responseEnd }) => name.includes(part) && responseEnd > 0), part)).toBe(true);
}

// Every rule of WCAG 2.2 A and AA that a machine can judge, and axe's own best practices. What fades or is
// still to be drawn would be judged half done.
export async function expectAccessible(page) {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(v => `${v.id}: ${v.help} (${v.nodes.map(n => n.target).join(', ')})`);
  expect(found).toEqual([]);
}

export const inBothThemes = [
  { theme: 'light', colorScheme: 'light' },
  { theme: 'dark', colorScheme: 'dark' },
];
