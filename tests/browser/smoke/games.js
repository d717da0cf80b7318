// A smoke run: every game, begun, played a little, loaded again and ended, in Firefox and in WebKit.
//
// Run by `cargo xtask test browsers`, with node's own test runner: Playwright drives engines of its own
// making, these are the ones that people have.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, suite, test } from 'node:test';
import { golden, saved, HIDDEN } from '../saves.js';
import { startFirefox } from './firefox.js';
import { Page } from './page.js';
import { startWebKit } from './webkit.js';
import { witnessed } from './witness.js';
import * as words from './words.js';

const ENGINES = { Firefox: startFirefox, WebKit: startWebKit };
// No browser may keep the run waiting for ever.
const LIMIT = { timeout: 300_000 };
const DESK = [1440, 900];
// As narrow as a window of WebKit's browser can be.
const PHONE = [450, 800];

// The games by their titles, with a seed that soon has something to buy, and a golden game to end.
const GAMES = [
  { title: 'Granada', seed: '7', ends: 'granada' },
  { title: 'Alhambra', seed: '7', modules: words.MODULES, ends: 'alhambra-all-modules' },
  { title: 'Alhambra & Granada', seed: '7', ends: 'both' },
  { title: 'The Gardens of the Alhambra', seed: '7', ends: 'gardens' },
];

for (const [engine, start] of Object.entries(ENGINES)) {
  suite(engine, () => {
    let page;
    let site;
    const pictured = name => page.picture(`${engine.toLowerCase()}-${name}`);

    before(async () => {
      site = await witnessed(process.env.ADDRESS);
      page = new Page(await start(), site);
    });
    after(async () => {
      await page?.driver.end();
      site.server.close();
      site.server.closeAllConnections();
    });
    beforeEach(async () => {
      await page.driver.resize(...DESK);
      await page.start();
    });
    afterEach(async () => assert.deepEqual(await page.complaints(), [], 'the page must stay clean'));

    test('U49 home opens, and language and appearance change and hold', LIMIT, async () => {
      await pictured('home');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await page.choose(words.appearance, 'Dark');
      await page.until(async () => (await ground()) !== light, () => 'for the dark');
      await page.choose(words.language, 'Deutsch');
      await page.see(words.heading('Neues Spiel'));
      const dark = await ground();
      await page.load();
      await page.see(words.heading('Neues Spiel'));
      assert.equal(await ground(), dark);
      await pictured('home-german-dark');
    });

    test('U49 the policy is in force, and what it refuses is noticed', LIMIT, async () => {
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.intruder = true';
        document.head.append(script);
      });
      const complaint = await page.until(async () => (await page.complaints())[0], () => 'for a complaint');
      assert.match(complaint, /^policy: script-src\S* refuses inline$/);
      assert.equal(await page.evaluate(() => window.intruder === undefined), true);
      await page.evaluate(() => sessionStorage.clear());
    });

    for (const game of GAMES) {
      test(`U49 ${game.title}: begun by set-up, played, and found again`, LIMIT, async () => {
        await setUp(page, game);
        await playTurns(page, game);
        const before = await table(page);
        await pictured(`${game.ends}-table`);
        await page.load();
        await playUntil(page, async done => done['open the curtain'] === 1);
        assert.deepEqual(await table(page), before);
        await page.driver.resize(...PHONE);
        await playUntil(page, async done => done.end === 1 && done['open the curtain'] === 1);
        await pictured(`${game.ends}-phone`);
      });

      test(`U49 ${game.title}: the last turn, the scoring and the result`, LIMIT, async () => {
        const record = golden(game.ends);
        record.actions.pop();
        const texts = await saved('smoke', record, { tableOptions: HIDDEN });
        await page.evaluate(texts => {
          for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
          location.hash = '#/game/smoke';
        }, texts);
        await page.see(words.headline);
        await playUntil(page, async () => (await page.names(words.playAgain)).length > 0);
        assert.match(await page.see(words.headline), words.winner);
        await pictured(`${game.ends}-result`);
      });
    }
  });
}

async function setUp(page, { title, modules = [], seed }) {
  await page.press(words.newGame(title));
  for (const name of modules) await page.press(words.moduleSwitch(name));
  await page.press(words.seedFold);
  await page.press(words.seed);
  await page.type(seed);
  await page.press(words.begin);
  await page.see(words.headline);
}

// Some turns of everybody: until each thing that a turn has was done.
async function playTurns(page, { title }) {
  const kinds = title === 'The Gardens of the Alhambra' ? ['build'] : ['take', 'buy', 'build'];
  await playUntil(page, async done => kinds.every(kind => done[kind]) && done.end >= 3
    && done['open the curtain'] > done.end);
}

// Plays on until it is enough; tells what was done how often.
async function playUntil(page, isEnough, most = 200) {
  const done = {};
  for (let steps = 0; steps < most; steps++) {
    // A screen may come a little later than what leads to it.
    const next = async () => (await isEnough(done)) || page.meet(words.WISHES);
    const thing = await page.until(next, () => 'for something to do');
    if (thing === true) return;
    await page.click(thing);
    const { does } = words.WISHES[thing.index];
    done[does] = (done[does] ?? 0) + 1;
  }
  assert.fail(`${most} steps were not enough: ${JSON.stringify(done)}`);
}

// What lies on the table, as it is read out while nothing is pointed at.
async function table(page) {
  await page.point({ x: 1, y: 1 });
  const [turn] = await page.names(words.headline);
  return { turn, cells: await page.names(words.cells), hand: await page.names(words.hand) };
}
