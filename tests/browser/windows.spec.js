// Every window at its fullest: nothing overlaps, nothing is cut, everything can be read and hit.
import { test, expect, holdTheClock, settled } from './fixtures.js';
import { DESKS, LYING, PHONES, TABLETS, boxes, named, resize } from './boxes.js';
import { findFaults } from './faults.js';
import { golden, inHand, sit, stacked } from './saves.js';

test.use({ reducedMotion: 'reduce' });

const isPhone = info => info.project.name === 'phone';
// A finger needs other sizes than a mouse, so that each has its windows.
const windows = info => (isPhone(info) ? [...PHONES, ...LYING, ...TABLETS] : DESKS);

const FULL = {
  'four players, a turn begins': golden('granada', 228),
  'four players, a tile in hand': inHand('granada', 228),
  'six players': inHand('alhambra-six', 300),
  'six players with all modules': inHand('alhambra-six-modules', 600),
  'six players with both sets and viziers': inHand('both-six-vizier', 1840),
  'four players late with both sets': inHand('both', 560),
};

// The main button and every place in sight get what a real pointer does there. A button that is off is only
// pointed at.
async function expectHit(page, info) {
  const strike = one => (isPhone(info) ? one.tap({ trial: true }) : one.click({ trial: true }));
  const main = page.locator('[data-main]');
  await (await main.isEnabled() ? strike(main) : main.hover({ trial: true }));
  const inSight = await page.evaluate(() => {
    const well = document.querySelector('.well, .garden-board').getBoundingClientRect();
    return [...document.querySelectorAll('[role=gridcell]')].filter(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isIn = left >= well.left && right <= well.right && top >= well.top && bottom <= well.bottom;
      return isIn && /fits here|passt hier(?! nicht)/.test(one.ariaLabel);
    }).map(one => one.id);
  });
  for (const id of inSight) await strike(page.locator(`[id="${id}"]`));
}

// German has the longest words.
const LANGUAGES = [['English', 'en-GB', Object.keys(FULL)], ['German', 'de-DE', Object.keys(FULL).slice(1, -1)]];

for (const [language, locale, states] of LANGUAGES) {
  test.describe(() => {
    test.use({ locale });

    for (const state of states) {
      test(`U48 U43 nothing is cut, covered or out of reach in ${language}: ${state}`, async ({ page }, info) => {
        test.slow();
        await sit(page, FULL[state]);
        const faults = [];
        for (const window of windows(info)) {
          await resize(page, window);
          for (const fault of await findFaults(page)) faults.push(`${named(window)}: ${fault}`);
          if (language === 'English') await expectHit(page, info);
        }
        expect(faults).toEqual([]);
      });
    }
  });
}

test('U48 totals of three digits stand apart', async ({ page }, info) => {
  await sit(page, FULL['six players with both sets and viziers']);
  const found = [];
  for (const window of windows(info)) {
    await resize(page, window);
    if (!(await page.locator('.scored-now').isVisible())) continue;
    const totals = await page.locator('.scored-now li').evaluateAll(all => all.map(one => {
      const { left, right, top } = one.getBoundingClientRect();
      return { left, right, top, points: Number(one.querySelector('b').textContent) };
    }));
    expect(Math.max(...totals.map(one => one.points))).toBeGreaterThan(99);
    for (const [at, one] of totals.slice(1).entries()) {
      const gap = one.left - totals[at].right;
      if (one.top === totals[at].top && gap < 3) found.push(`${named(window)}: ${gap.toFixed(1)} px`);
    }
  }
  expect(found).toEqual([]);
});

test('U43 the board keeps its height beside every module', async ({ page }, info) => {
  test.skip(!isPhone(info), 'small windows');
  await sit(page, golden('alhambra-all-modules', 203));
  for (const [window, least] of [[[390, 844], 330], [[360, 640], 200], [[320, 568], 200]]) {
    await resize(page, window);
    const { height } = await page.locator('.board-frame').boundingBox();
    expect(height, named(window)).toBeGreaterThanOrEqual(least);
  }
});

// Whoever is dealt fifteen cards comes last in the first round.
const MANY = ['d1', 'd1', 'd1', 'r1', 'r1', 'r1', 'c1', 'c1', 'c1', 'f1', 'd2', 'd2', 'd2', 'r2', 'r2'];
const DEALT = [...MANY, 'd9', 'r9', 'c9', 'd8', 'r8', 'c3', 'c3', 'f9', 'f9', 'f8', 'f7'];

// Runs in the page: cards whose value is covered, out of sight or too small.
function unread() {
  return [...document.querySelectorAll('.hand-card')].flatMap(card => {
    const { left, top, width, height } = card.querySelector('.card').getBoundingClientRect();
    const hit = document.elementFromPoint(left + .17 * width, top + .14 * height)?.closest('.hand-card');
    const kind = one => one?.querySelector('[data-piece]')?.dataset.piece ?? one?.textContent;
    // Equals lie on each other where there is no room, and say how many they are.
    const times = hit?.querySelector('.times')?.getBoundingClientRect();
    const isTold = hit === card || (kind(hit) === kind(card) && times?.width > 8);
    const value = card.querySelector('.tab-value');
    const size = value ? Number.parseFloat(getComputedStyle(value).fontSize) * value.getScreenCTM().a : 11;
    return isTold && size >= 10.95 ? [] : [`${card.textContent.trim()}, ${size.toFixed(1)} px`];
  });
}

test('U45 every card of a large hand can be read at rest', async ({ page }, info) => {
  await sit(page, stacked({ seats: 3 }, { money: DEALT }, ['take f9', 'end', 'take f9', 'end']));
  await expect(page.locator('.hand-card')).toHaveCount(15);
  const found = [];
  for (const window of windows(info)) {
    await resize(page, window);
    for (const fault of await page.evaluate(unread)) found.push(`${named(window)}: ${fault}`);
  }
  expect(found).toEqual([]);
});

test('U45 every price of the yard can be read at rest', async ({ page }, info) => {
  const found = [];
  for (const [name, from] of [['granada', 220], ['alhambra-six', 230], ['both', 200]]) {
    // Where a turn begins.
    await sit(page, golden(name, golden(name).actions.indexOf('end', from) + 1));
    for (const window of windows(info)) {
      await resize(page, window);
      if (!(await page.locator('.yard').isVisible())) await page.locator('.mode.buy').click();
      await settled(page);
      const small = await page.locator('.offer .medt').evaluateAll(all => all
        .filter(one => one.checkVisibility({ visibilityProperty: true }))
        .map(one => Number.parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)
        .filter(size => size < 10.95));
      for (const size of small) found.push(`${name} at ${named(window)}: ${size}`);
    }
  }
  expect(found).toEqual([]);
});

// The Gardens with four people late, and with three gardens in each hand.
const GARDENS = { 'four players': golden('gardens', 46), 'hand of three': golden('gardens-hand-of-three', 40) };

for (const [state, record] of Object.entries(GARDENS)) {
  test(`U48 U43 U50 nothing is cut, covered or moved in the Gardens: ${state}`, async ({ page }, info) => {
    test.slow();
    const act = target => (isPhone(info) ? target.tap() : target.click());
    const faults = [];
    for (const window of windows(info)) {
      await sit(page, record);
      await resize(page, window);
      const before = await boxes(page);
      const look = async when => {
        for (const fault of await findFaults(page)) faults.push(`${named(window)}, ${when}: ${fault}`);
        const now = await boxes(page);
        for (const name of Object.keys(before).filter(name => now[name] !== before[name])) {
          faults.push(`${named(window)}, ${when}: ${name} went from ${before[name]} to ${now[name]}`);
        }
      };
      await look('idle');
      const place = page.locator('#' + await page.getByRole('gridcell', { name: /fits here\. Completes (?!no building)/ }).first().getAttribute('id'));
      await act(place);
      await expect(page.locator('.beside')).toHaveCount(4);
      await look('pinned');
      await act(place);
      await look('turned');
      await act(page.locator('[data-main]'));
      await expect(page.locator('[data-main]')).toHaveText('End turn');
      await look('planted');
    }
    expect(faults).toEqual([]);
  });
}

// Runs in the page: whether what a place brings is cut, and how far a refusal reaches out of its room.
function cutEffect() {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.querySelector('.bar-detail');
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 1 ? ['an effect'] : [];
}

function cutRefusal() {
  const [bar, buttons] = ['.action-bar', '.bar-buttons'].map(one => document.querySelector(one).getBoundingClientRect());
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('.notice > span'));
  const lines = [...range.getClientRects()];
  const far = Math.max(...lines.map(({ top, bottom }) => Math.round(Math.max(bar.top - top, bottom - bar.bottom))));
  const isUnder = lines.some(one => one.right > buttons.left && one.bottom > buttons.top + 1 && one.top < buttons.bottom);
  return [far > 0 && `a refusal, ${far} px`, isUnder && 'a refusal under the buttons'].filter(Boolean);
}

// Runs in the page: buttons of the bar that are out of it, and words that are out of their button.
function burstButtons() {
  const bar = document.querySelector('.action-bar').getBoundingClientRect();
  return [...document.querySelectorAll('.bar-buttons button')].flatMap(button => {
    const own = button.getBoundingClientRect();
    const range = document.createRange();
    const words = [...button.querySelectorAll('b, span, small')].filter(one => getComputedStyle(one).clipPath === 'none');
    const isBurst = words.some(one => {
      range.selectNodeContents(one);
      return [...range.getClientRects()].some(line => line.left < own.left || line.right > own.right || line.top < own.top - 1 || line.bottom > own.bottom + 1);
    });
    const isOut = own.left < bar.left || own.right > bar.right || own.bottom > bar.bottom + 1;
    return [isBurst && `${button.textContent} is wider than its button`, isOut && `${button.textContent} is out of the bar`].filter(Boolean);
  });
}

for (const [language, locale, over] of [['English', 'en-GB', /^Turn over/], ['German', 'de-DE', /^Umdrehen/]]) {
  test.describe(() => {
    test.use({ locale });

    test(`U43 all ways for a tile have room beside the main button in ${language}`, async ({ page }, info) => {
      await sit(page, inHand('granada-two', 0));
      const found = [];
      for (const state of ['bought', 'turned']) {
        if (state === 'turned') await page.getByRole('button', { name: over }).click();
        for (const window of windows(info)) {
          await resize(page, window);
          for (const one of await page.evaluate(burstButtons)) found.push(`${named(window)}, ${state}: ${one}`);
        }
      }
      expect(found).toEqual([]);
    });

    for (const [who, record] of [['two and Dirk', inHand('granada-two', 0)], ['four', inHand('granada', 40)]]) {
      test(`U43 U48 the words beside the buttons are whole in ${language} for ${who}`, async ({ page }, info) => {
        test.skip(isPhone(info), 'there the words have a row of their own');
        await holdTheClock(page);
        await sit(page, record);
        const found = [];
        for (const window of [...DESKS, [820, 1180]]) {
          await resize(page, window);
          await page.getByRole('gridcell', { name: /fits here|passt hier:/ }).first().hover();
          const words = await page.evaluate(cutEffect);
          await page.getByRole('gridcell', { name: /doesn’t fit here|passt hier nicht/ }).first().click();
          await expect(page.locator('.notice.is-refusal')).toHaveCount(1);
          words.push(...await page.evaluate(cutRefusal));
          for (const one of words) found.push(`${named(window)}: ${one}`);
        }
        expect(found).toEqual([]);
      });
    }
  });
}
