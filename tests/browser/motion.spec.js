// Motion that explains: pieces fly, turn over and draw themselves over a page that has changed already.
import { test, expect, holdTheClock, pass, settled } from './fixtures.js';
import { fresh, golden, sit, HIDDEN, OPEN } from './saves.js';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const yard = page => page.getByRole('group', { name: 'The yard' });
const open = page => page.getByRole('group', { name: 'Money' });
const turn = page => page.getByRole('heading', { level: 1 });
const bar = page => page.getByRole('region', { name: 'What you are doing' });
// The one button that confirms.
const main = page => page.locator('[data-main]');
const cell = (page, place) => page.getByRole('gridcell', { name: new RegExp(`^${place}: `) });
const isPhone = info => info.project.name === 'phone';
const granada = actions => fresh({ kind: 'granada', seats: 3 }, 3, actions);

// Presses a piece. Where there is room for one kind only, its tab is pressed first.
async function take(page, mode, piece) {
  await settled(page);
  if (!(await piece.isVisible())) await button(page, mode).click();
  await piece.click();
}
const choose = (page, name) => take(page, 'Buy', yard(page).getByRole('button', { name }));
const takeMoney = (page, name) => take(page, 'Take money', open(page).getByRole('button', { name }));

async function confirm(page, name) {
  await expect(main(page)).toHaveAccessibleName(name);
  await main(page).click();
}

// Builds where it fits: a click is enough for the mouse, a finger pins the tile first.
async function lay(page, place, info) {
  await settled(page);
  if (!isPhone(info)) return place.click();
  if ((await place.getAttribute('aria-selected')) !== 'true') await place.tap();
  await confirm(page, /^Build/);
}
const build = (page, place, info) => lay(page, cell(page, place), info);

// Notes everything that is set in motion, and what the page said at that moment. Flights land when the test
// says so.
test.beforeEach(async ({ page }) => {
  await holdTheClock(page);
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    window.seen = [];
    // What the style sheet set in motion, by its name and what it moves.
    window.begun = [];
    document.addEventListener('animationstart', ({ animationName, target }) => window.begun.push([animationName, target]));
    // As long as the page needs to answer, without any frame in between.
    window.breath = () => new Promise(done => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });
    Element.prototype.animate = function (frames, options) {
      const air = this.closest('.air');
      window.seen.push({
        what: this.dataset.piece ?? this.dataset.line ?? this.textContent,
        class: this.getAttribute('class') ?? this.tagName,
        flies: !!air,
        isPicture: air?.ariaHidden === 'true' && getComputedStyle(air).pointerEvents === 'none',
        turns: frames.some(frame => frame.transform === 'scaleX(0)'),
        length: options.duration + options.delay,
        title: document.querySelector('h1').textContent,
        beside: !!document.querySelector('.thumbs [data-piece]'),
        city: document.querySelector('.city')?.innerHTML,
      });
      return animate.call(this, frames, options);
    };
  });
});

// What was set in motion by something that is done; a second later the page is still again.
async function motions(page, act) {
  await page.evaluate(() => { window.seen = []; });
  await act();
  await settled(page);
  const seen = await page.evaluate(() => window.seen);
  for (const one of seen) expect(one.length).toBeLessThanOrEqual(1000);
  for (const one of seen.filter(one => one.flies)) expect(one.isPicture).toBe(true);
  await pass(page, 1000);
  await expect(page.locator('.air')).toHaveCount(0);
  return seen;
}

const flying = seen => seen.filter(one => one.flies && one.class !== 'not-yet').map(one => one.what);

test('U37 tile and money fly where they went, and the page has them at once', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'deck and reserve have no place of their own there');
  await sit(page, granada());
  await choose(page, /^Park 2/);
  const bought = await motions(page, () => confirm(page, /^Buy Park/));
  expect(flying(bought)).toEqual(['c2', 'g7e']);
  for (const one of bought.filter(one => one.flies)) {
    expect(one).toMatchObject({ title: 'Inés, still your turn', beside: true });
  }
  await expect(page.getByRole('status')).toContainText('Park 2');
  await takeMoney(page, '9 ducats');
  const taken = await motions(page, () => confirm(page, /^Take/));
  expect(flying(taken)).toEqual(['c9']);
  const built = await motions(page, () => build(page, '1 up', info));
  expect(flying(built)).toEqual(['g7e']);
  const flight = built.find(one => one.what === 'g7e');
  expect(flight).toMatchObject({ title: 'Inés, that’s your turn', beside: false });
  // It is drawn at once; what the cell is called follows.
  expect(flight.city).toContain('class="h-park"');
  expect(flight.city).toContain('<polyline points="0 -100 0 -100"');
  await expect(cell(page, '1 up')).toHaveAccessibleName(/Park 2/);
  // The border draws itself, because it has changed, and the new tile has a frame that fades.
  expect(built.filter(one => one.what === 'moat').map(one => one.class)).toEqual(['trail-case', 'trail-gold']);
  const frame = page.locator('.new');
  expect(await frame.evaluate(one => getComputedStyle(one).animationDuration)).toBe('1.6s');
  await settled(page);
  await expect(frame).toHaveCSS('opacity', '0');
  // Pointing somewhere or looking at another city and back changes nothing, so nothing draws itself.
  const looked = await motions(page, async () => {
    await page.locator('.player').nth(1).click();
    await page.locator('.player').nth(0).click();
  });
  expect(looked.filter(one => one.what === 'moat')).toEqual([]);
});

test('U37 a tile turns over, and its fee is paid when it is built', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'deck and reserve have no place of their own there');
  await sit(page, granada(['buy g7e c2', 'take c9']));
  const turned = await motions(page, () => button(page, /^Turn over/).click());
  const sides = turned.filter(one => one.turns);
  // The old side as a picture, the new one itself.
  expect(sides.map(one => one.flies)).toEqual([true, false]);
  expect(sides.every(one => one.length === 300)).toBe(true);
  const free = page.getByRole('gridcell', { name: /Bath house 3 fits here/ }).first();
  const built = await motions(page, () => lay(page, free, info));
  expect(flying(built)).toEqual(['c3', 'g7e']);
});

test('U37 a tile flies out of the city into the reserve, and swapped ones both ways', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'deck and reserve have no place of their own there');
  const act = locator => (isPhone(info) ? locator.tap() : locator.click());
  await sit(page, golden('granada', 228));
  await settled(page);
  await act(cell(page, '1 down'));
  const removed = await motions(page, () => confirm(page, 'Remove to reserve'));
  expect(flying(removed)).toHaveLength(1);
  if (!isPhone(info)) await expect(page.getByRole('group', { name: 'Reserve' }).locator(`[data-piece=${flying(removed)[0]}]`)).toBeVisible();
  await button(page, 'Undo').first().click();
  await take(page, 'Redesign', page.getByRole('group', { name: 'Reserve' }).getByRole('button', { name: /^Bath house 13/ }));
  if (isPhone(info)) await act(cell(page, '1 down'));
  const swapped = await motions(page, () => act(cell(page, '1 down')));
  expect(flying(swapped)).toEqual([flying(removed)[0], 'g51e']);
});

test('U37 every new tile has a frame that fades, also the second one of a turn', async ({ page }, info) => {
  await sit(page, golden('alhambra', 11));
  // How often the frame that is there now has begun to fade.
  const fades = () => page.evaluate(() => {
    const frames = [...document.querySelectorAll('.new')];
    return frames.map(frame => window.begun.filter(([, target]) => target === frame).length);
  });
  for (const place of ['1 down', '1 right']) {
    await page.evaluate(() => { window.begun = []; });
    await build(page, place, info);
    await expect.poll(fades).toEqual([1]);
    await settled(page);
    await expect(page.locator('.new')).toHaveCSS('opacity', '0');
  }
});

test('U37 what is dragged to its place has arrived', async ({ page }, info) => {
  test.skip(isPhone(info), 'a finger drags by the same pointer events');
  await sit(page, granada(['buy g7e c2', 'take c9']));
  const tile = page.getByRole('group', { name: 'Beside the city' }).getByRole('button');
  await settled(page);
  const [from, to] = [await tile.boundingBox(), await cell(page, '1 up').boundingBox()];
  const dropped = await motions(page, async () => {
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await expect(bar(page)).toContainText('Moat 0 → 3');
    // There is one of it: the city draws none below it.
    await expect(page.locator('.dragged')).toHaveCount(1);
    await expect(page.locator('.city .ghost, .pin')).toHaveCount(0);
    await page.mouse.up();
    await expect(turn(page)).toHaveText('Inés, that’s your turn');
  });
  expect(flying(dropped)).toEqual([]);
});

test('U50 the points of a planted garden move on their lane', async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = [];
    document.addEventListener('transitionrun', ({ target, propertyName }) => window.moved.push([target.getAttribute('class'), propertyName]));
  });
  await sit(page, golden('gardens', 46));
  const place = page.getByRole('gridcell', { name: /fits here\. Completes (?!no building).*\d for / }).first();
  await place.click();
  await settled(page);
  const of = () => page.locator('.lane-points').evaluateAll(all => all.map(one => one.getBoundingClientRect().width));
  const before = await of();
  await page.evaluate(() => { window.moved = []; });
  await main(page).click();
  await expect.poll(() => page.evaluate(() => window.moved.some(([name, what]) => name === 'lane-points' && what === 'width'))).toBe(true);
  await settled(page);
  const after = await of();
  expect(after.some((width, at) => width > before[at] + 1)).toBe(true);
});

test('U37 a click or key during a flight acts at once and ends it', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'deck and reserve have no place of their own there');
  for (const way of ['click', 'key']) {
    await sit(page, granada());
    await choose(page, /^Park 2/);
    // Everything has landed before the press is over; then it does what it says.
    const [inTheAir, after] = await page.evaluate(async way => {
      const state = () => ({
        pictures: document.querySelectorAll('.air>*').length,
        moved: document.getAnimations().filter(one => !one.transitionProperty && one.effect.target.closest('.play')?.contains(one.effect.target) && one.effect.target.dataset.piece).length,
        title: document.querySelector('h1').textContent,
      });
      document.querySelector('[data-main]').click();
      while (!document.querySelector('.air>*')) await new Promise(requestAnimationFrame);
      const flying = state();
      if (way === 'click') {
        const undo = document.querySelector('[aria-label=Undo]');
        undo.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        undo.click();
      } else {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
      }
      return [flying, state()];
    }, way);
    expect(inTheAir.pictures).toBe(2);
    expect(inTheAir.title).toBe('Inés, still your turn');
    expect(after).toMatchObject({ pictures: 0, moved: 0 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inés, your turn');
    await expect(page.locator('.air')).toHaveCount(0);
  }
});

test('U18 nothing flies over a curtain', async ({ page }) => {
  await sit(page, granada(), { ...HIDDEN, ends_turns: true });
  await page.getByRole('button', { name: /show my cards/ }).click();
  await takeMoney(page, '9 ducats');
  const taken = await motions(page, () => confirm(page, /^Take/));
  await expect(page.getByRole('button', { name: /show my cards/ })).toBeVisible();
  expect(flying(taken)).toEqual([]);
  // A page that is hidden while something flies comes back with the curtain and nothing in the air.
  await sit(page, granada(), HIDDEN);
  await page.getByRole('button', { name: /show my cards/ }).click();
  await choose(page, /^Park 2/);
  const left = await page.evaluate(async () => {
    document.querySelector('[data-main]').click();
    while (!document.querySelector('.air>*')) await new Promise(requestAnimationFrame);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await window.breath();
    return document.querySelectorAll('.air').length;
  });
  expect(left).toBe(0);
  await expect(page.getByRole('button', { name: /show my cards/ })).toBeVisible();
});

test('U22 points fly to where they count, and rows do not jump', async ({ page }, info) => {
  await sit(page, golden('granada', 253), OPEN);
  await confirm(page, 'End turn');
  // Noted in the page itself, because the scoring goes on.
  const [first, last] = await page.evaluate(async () => {
    const rows = () => [...document.querySelectorAll('.ranks>li')].map(one => one.getBoundingClientRect().top);
    const given = () => document.querySelectorAll('.row-points.is-gain').length;
    const first = rows();
    while (given() < 4) {
      window.clock.pass(100);
      await window.clock.settled();
    }
    return [first, rows()];
  });
  expect(last).toEqual(first);
  const seen = await page.evaluate(() => window.seen);
  const points = seen.filter(one => /^points pl-/.test(one.class)).slice(0, 4);
  expect(points.map(one => one.what + one.class)).toEqual(['+8points pl-0', '+7points pl-2', '+6points pl-3', '+4points pl-1']);
  expect(points.every(one => one.isPicture && one.length <= 700)).toBe(true);
  // Inés overtakes Zahra, who comes back: each row of the list goes to its new place by itself.
  expect(seen.filter(one => one.class === 'LI').length).toBeGreaterThanOrEqual(2);
  // Tokens move along the track, where there is one.
  if (!isPhone(info)) {
    const token = page.locator('.track .pin.pl-0:not(.ghost-pin)');
    expect(await token.evaluate(one => getComputedStyle(one).transitionProperty)).toContain('x');
  }
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('U37 nothing moves by itself', async ({ page }, info) => {
    const still = async act => {
      expect(await motions(page, act)).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length)).toBe(0);
    };
    await sit(page, granada());
    await choose(page, /^Park 2/);
    await still(() => confirm(page, /^Buy Park/));
    await takeMoney(page, '9 ducats');
    await still(() => confirm(page, /^Take/));
    await still(() => button(page, /^Turn over/).click());
    await still(() => button(page, /^Turn back/).click());
    await still(() => build(page, '1 up', info));
    await expect(page.locator('.new')).toHaveCSS('opacity', '1');
    await sit(page, golden('granada', 253), OPEN);
    await still(() => confirm(page, 'End turn'));
    await still(() => button(page, 'Next: Arena').click());
  });
});
