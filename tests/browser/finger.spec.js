// The table under a finger, and its signs for those who need other ones: touches, sheets, notches, forced
// colours, large text.
import { test, expect, expectAccessible, holdTheClock, inBothThemes, pass, settled } from './fixtures.js';
import { named, resize, WINDOWS } from './boxes.js';
import { fresh, golden, inHand, kept, placing, sit } from './saves.js';

test.use({ reducedMotion: 'reduce' });

const granada = actions => fresh({ kind: 'granada', seats: 3 }, 3, actions);

const isPhone = info => info.project.name === 'phone';
const button = (page, name) => page.getByRole('button', { name });
const main = page => page.locator('[data-main]');
const title = page => page.getByRole('heading', { level: 1 });
const notice = page => page.locator('.notice');
const said = page => page.getByRole('status').last();
const places = page => page.getByRole('gridcell', { name: /fits here/ });
const cell = (page, place) => page.getByRole('gridcell', { name: new RegExp(`^${place}: `) });
const waiting = page => page.getByRole('group', { name: 'Beside the city' }).getByRole('button');
const played = async page => (await kept(page)).record.actions;
const middle = async one => {
  const { x, y, width, height } = await one.boundingBox();
  return [x + width / 2, y + height / 2];
};

// Fingers on the glass, as the browser hears them; several go by the same steps.
async function fingers(page, ...paths) {
  const glass = await page.context().newCDPSession(page);
  const send = (type, points) => glass.send('Input.dispatchTouchEvent', {
    type, touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
  await send('touchStart', paths.map(path => path[0]));
  return {
    async move(...to) {
      const from = paths.map(path => path.at(-1));
      for (let step = 1; step <= 6; step++) {
        await send('touchMove', to.map(([x, y], at) => [0, 1].map(axis => from[at][axis] + ([x, y][axis] - from[at][axis]) * step / 6)));
      }
      to.forEach((point, at) => paths[at].push(point));
    },
    lift: () => send('touchEnd', []),
  };
}
async function swipe(page, from, to) {
  const finger = await fingers(page, [from]);
  await finger.move(to);
  await finger.lift();
  await settled(page);
}
const box = (page, selector) => page.locator(selector).first().evaluate(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height, cx: x + width / 2, cy: y + height / 2 };
});

test('U44 the tick is 28 px, however large the city is, and is pressed in 44', async ({ page }, info) => {
  test.skip(!isPhone(info), 'a finger');
  for (const record of [placing(), inHand('both', 203)]) {
    await sit(page, record);
    if (!(await page.locator('.pin').count())) await page.touchscreen.tap(...(await middle(places(page).first())));
    const { width, cx, cy } = await box(page, '.pin > circle');
    expect(Math.round(width)).toBe(28);
    const before = (await played(page)).length;
    // Outside its drawing, and outside its cell.
    await page.touchscreen.tap(cx + 15, cy + 15);
    expect(await played(page)).toHaveLength(before + 1);
  }
});

test('U44 a dragged tile floats above the finger, settles in places, and there is one of it', async ({ page }, info) => {
  test.skip(!isPhone(info), 'a finger');
  await page.addInitScript(() => {
    window.felt = [];
    navigator.vibrate = time => window.felt.push(time);
  });
  await sit(page, inHand('both', 203));
  await page.touchscreen.tap(...(await middle(title(page))));
  const before = (await played(page)).length;
  const from = await middle(waiting(page).first());
  const [place, size] = [places(page).first(), (await box(page, '.cells [data-x]')).width];
  const [x, y] = await middle(place);
  const copies = () => page.locator('.dragged, .city .ghost, .pin').count();
  const finger = await fingers(page, [from]);
  await finger.move([x + size * .3, y + 56 + size * 1.15 / 2 + size * .3]);
  await settled(page);
  // Its middle is over the place, and it has settled in the middle of that.
  const tile = await box(page, '.dragged');
  expect(tile.width).toBeCloseTo(size * 1.15, 0);
  expect([tile.cx, tile.cy].map(Math.round)).toEqual([x, y].map(Math.round));
  expect(await copies()).toBe(1);
  await expect(title(page)).toContainText('here');
  // It was felt there, and at most at the other places on the way.
  expect(new Set(await page.evaluate(() => window.felt))).toEqual(new Set([8]));
  // Beside the places it is above the finger by 56 px.
  const beside = [await page.evaluate(() => innerWidth / 2), y + 200];
  await finger.move(beside);
  await settled(page);
  const away = await box(page, '.dragged');
  if (!(await page.locator('.dragged').count())) throw new Error('nothing is dragged');
  expect(Math.abs(away.y + away.height - (beside[1] - 56))).toBeLessThanOrEqual(1);
  expect(await copies()).toBe(1);
  // Let go on a place it is pinned, and nothing is built.
  await finger.move([x, y + 56 + size * 1.15 / 2]);
  await finger.lift();
  await expect(place).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.dragged')).toHaveCount(0);
  await expect(main(page)).not.toHaveAttribute('aria-disabled', 'true');
  expect(await played(page)).toHaveLength(before);
});

test('U44 let go elsewhere a dragged tile flies back', async ({ page }, info) => {
  test.skip(isPhone(info), 'the same by mouse, where motion can be watched');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sit(page, inHand('both', 203));
  const from = await middle(waiting(page).first());
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 30, from[1] - 40, { steps: 4 });
  await expect(page.locator('.dragged')).toHaveCount(1);
  await page.evaluate(() => {
    window.clock.holds = true;
    window.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      window.flights += this.className === 'dragged';
      return animate.apply(this, how);
    };
  });
  await page.mouse.up();
  const home = await box(page, '.thumb.chosen');
  await expect.poll(() => page.evaluate(() => window.flights)).toBe(1);
  await page.locator('.dragged').evaluate(one => one.getAnimations().forEach(motion => motion.finish()));
  const there = await box(page, '.dragged');
  expect([there.cx, there.cy].map(Math.round)).toEqual([home.cx, home.cy].map(Math.round));
  await pass(page, 300);
  await expect(page.locator('.dragged')).toHaveCount(0);
  await expect(page.locator('.thumb.chosen')).toHaveCount(1);
});

test('U44 a long press reads a piece aloud and is no click', async ({ page }, info) => {
  test.skip(!isPhone(info), 'a finger');
  await page.addInitScript(() => addEventListener('contextmenu', event => { window.menus = (window.menus ?? 0) + !event.defaultPrevented; }));
  await holdTheClock(page);
  await sit(page, granada());
  const before = await title(page).textContent();
  const pieces = [
    [page.locator('.offer:not(.gone)').first(), /\d.*other side/],
    [page.locator('.hand-card').first(), /^\d+ (denar|dirham|ducat|florin)s?$/],
    [page.locator('[role=gridcell][aria-label*="start tile" i]'), /start tile/i],
  ];
  for (const [piece, says] of pieces) {
    if (!(await piece.isVisible())) await button(page, 'Buy').tap();
    const finger = await fingers(page, [await middle(piece)]);
    await pass(page, 450);
    await expect(notice(page)).toHaveCount(0);
    await pass(page, 100);
    await expect(notice(page)).toHaveText(says);
    await expect(said(page)).toHaveText(says);
    await finger.lift();
    await settled(page);
    await expect(title(page)).toHaveText(before);
    await expect(page.locator('.chosen')).toHaveCount(0);
    await pass(page, 4100);
    await expect(notice(page)).toHaveCount(0);
  }
  expect(await page.evaluate(() => window.menus ?? 0)).toBe(0);
  // A finger that moves away asks nothing.
  const finger = await fingers(page, [await middle(page.locator('.hand-card').first())]);
  await finger.move([200, 200]);
  await pass(page, 600);
  await expect(notice(page)).toHaveCount(0);
  await finger.lift();
});

const SHEETS = {
  'the menu': page => button(page, 'Menu').tap(),
  'the majorities': page => button(page, 'Majorities').tap(),
  'the log': async page => { await button(page, 'Menu').tap(); await page.getByRole('dialog').getByRole('button', { name: 'Log' }).tap(); },
  'settings': async page => { await button(page, 'Menu').tap(); await button(page, 'Settings').tap(); },
  'help': async page => { await button(page, 'Menu').tap(); await page.getByRole('dialog').getByRole('button', { name: 'Help' }).tap(); },
  'all tiles': async page => { await button(page, 'Menu').tap(); await button(page, 'All tiles').tap(); },
};
const SHEET = 'dialog[open], .shows-log .log, .shows-majorities .majorities';

for (const [name, show] of Object.entries(SHEETS)) {
  test(`U44 ${name} closes by button, swipe, Back and a tap beside it`, async ({ page }, info) => {
    test.skip(!isPhone(info), 'sheets are for small windows');
    for (const window of [[390, 844], [320, 568], [844, 390]]) {
      await page.setViewportSize({ width: window[0], height: window[1] });
      await sit(page, granada());
      const address = page.url();
      const sheet = page.locator(SHEET);
      const entries = await page.evaluate(() => history.length);
      const ways = {
        button: () => sheet.getByRole('button', { name: 'Close' }).tap(),
        swipe: async () => {
          const { cx, y } = await box(page, `:is(${SHEET}) header`);
          await swipe(page, [cx, y + 20], [cx, y + 140]);
        },
        back: () => page.goBack(),
        beside: async () => page.touchscreen.tap(...(window[0] > window[1] ? [(await box(page, SHEET)).width + 20, 20] : [200, 52])),
      };
      for (const [way, close] of Object.entries(ways)) {
        await show(page);
        await expect(sheet, `${name} at ${named(window)}`).toHaveCount(1);
        await settled(page);
        // The bar is uncovered, in view, and below or beside the sheet.
        const [bar, lies] = [await box(page, '.action-bar'), await box(page, SHEET)];
        const isApart = lies.y + lies.height <= bar.y + 1 || lies.x + lies.width <= bar.x + 1;
        expect(isApart, `${name} covers the bar at ${named(window)}`).toBe(true);
        expect(lies.y, `${name} at ${named(window)}`).toBeGreaterThanOrEqual(0);
        expect(await sheet.evaluate(one => one.contains(document.activeElement)), 'the focus is on the sheet').toBe(true);
        await close();
        await expect(sheet, `${way} at ${named(window)}`).toHaveCount(0);
        await settled(page);
        expect(page.url()).toBe(address);
        await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
        // The focus is back where it came from.
        await expect.poll(() => page.evaluate(() => document.activeElement.closest('.tools-bar') !== null), way).toBe(true);
      }
      // One entry at most, whatever was opened; moves fill nothing, and Back leaves the table.
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
    }
  });
}

test('U15 after sheets Back still leaves the table', async ({ page }, info) => {
  test.skip(!isPhone(info), 'sheets are for small windows');
  await sit(page, granada());
  await SHEETS.settings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  await settled(page);
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Home from the menu takes the place of the sheet: Back leads to the table itself.
  await page.goForward();
  await expect(title(page)).toContainText('Inés');
  await button(page, 'Menu').tap();
  await page.getByRole('dialog').getByRole('link').first().tap();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(title(page)).toContainText('Inés');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A reload with an open sheet leaves no idle entry behind.
  await button(page, 'Menu').tap();
  await page.reload();
  await expect(title(page)).toContainText('Inés');
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
});

test('U44 swiping scrolls rows, moves the city, and a pinch zooms it and never the page', async ({ page }, info) => {
  test.skip(!isPhone(info), 'a finger');
  await sit(page, golden('alhambra-all-modules', 120));
  const start = page.locator('[role=gridcell][aria-label*="start tile" i]');
  const where = () => start.evaluate(one => { const { x, y, width } = one.getBoundingClientRect(); return { x, y, width }; });
  const board = await box(page, '.board');
  const before = await where();
  await swipe(page, [board.cx, board.cy], [board.cx - 60, board.cy - 30]);
  const moved = await where();
  expect(moved.x).toBeLessThan(before.x - 20);
  expect(moved.width).toBeCloseTo(before.width, 2);
  const two = await fingers(page, [[board.cx - 30, board.cy]], [[board.cx + 30, board.cy]]);
  await two.move([board.cx - 90, board.cy], [board.cx + 90, board.cy]);
  await two.lift();
  await settled(page);
  expect((await where()).width).toBeGreaterThan(before.width * 1.2);
  expect(await page.evaluate(() => visualViewport.scale)).toBe(1);
  // The rows say themselves which way they scroll.
  const ways = await page.evaluate(() => Object.fromEntries(['.hand-groups', '.players', '.right', '.log-lines', '.offer', '.hand-card'].map(name => {
    let [one, way] = [document.querySelector(name), 'pan'];
    for (; one && one !== document.documentElement; one = one.parentElement) {
      if (getComputedStyle(one).touchAction === 'none') way = 'none';
    }
    return [name, way];
  })));
  expect(Object.entries(ways).filter(([, way]) => way === 'none')).toEqual([]);
});

const FULL = {
  'a turn': () => golden('alhambra-all-modules', 120),
  'a tile in hand': () => inHand('alhambra-all-modules', 203),
  'two sets': () => golden('both', 200),
  'the Gardens': () => golden('gardens', 40),
};

// Runs in the page: what is pressed and is smaller than a finger. What lies over something else of its kind,
// as cards in a hand do, keeps its height; a finger meets the part that shows.
function tooSmall() {
  const found = [];
  const LAID = '.hand-card, .bonus-card, .reserve.many .thumb';
  for (const one of document.querySelectorAll('button, a[href], select, summary, input')) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.closest('.unseen')) continue;
    const { x, y, width, height } = one.getBoundingClientRect();
    if (!width || !height) continue;
    const [cx, cy] = [x + width / 2, y + height / 2];
    const meets = (dx, dy) => {
      const hit = document.elementFromPoint(cx + dx, cy + dy);
      return hit && (one.contains(hit) || one.closest('label')?.contains(hit));
    };
    const isHigh = height >= 43.5 || meets(0, 21) && meets(0, -21);
    const isWide = width >= 43.5 || one.matches(LAID) || meets(21, 0) && meets(-21, 0);
    if (!isHigh || !isWide) found.push(`${one.className || one.tagName} "${(one.ariaLabel || one.textContent).trim().slice(0, 24)}" ${Math.round(width)}x${Math.round(height)}`);
  }
  return found;
}

for (const [state, record] of Object.entries(FULL)) {
  test(`U44 everything that is pressed is as large as a finger: ${state}`, async ({ page }, info) => {
    test.skip(!isPhone(info), 'a coarse pointer');
    await sit(page, record());
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    const small = {};
    for (const window of WINDOWS) {
      await resize(page, window);
      const found = await page.evaluate(tooSmall);
      if (found.length) small[named(window)] = found;
    }
    expect(small).toEqual({});
  });
}

test('U44 notches and home bars are respected', async ({ page }, info) => {
  test.skip(!isPhone(info), 'a finger');
  const glass = await page.context().newCDPSession(page);
  for (const [window, insets] of [
    [[390, 844], { top: 47, bottom: 34, left: 0, right: 0 }],
    [[844, 390], { top: 0, bottom: 21, left: 47, right: 47 }],
  ]) {
    await page.setViewportSize({ width: window[0], height: window[1] });
    await sit(page, placing());
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/);
    await glass.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await settled(page);
    const [width, height] = window;
    const outside = await page.evaluate(({ insets, width, height }) => [...document.querySelectorAll('.play :is(button, a, h1, h2)')]
      .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, .hand-groups, .players'))
      .map(one => [one, one.getBoundingClientRect()])
      .filter(([, box]) => box.width > 1 && (box.left < insets.left - 1 || box.right > width - insets.right + 1 || box.top < insets.top - 1 || box.bottom > height - insets.bottom + 1))
      .map(([one, box]) => `${one.className} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`), { insets, width, height });
    expect(outside, named(window)).toEqual([]);
    const bar = await box(page, '[data-main]');
    expect(bar.height).toBeGreaterThanOrEqual(43.5);
    await glass.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  }
});

test('U44 help lists gestures for fingers, and keys for a desk', async ({ page }, info) => {
  for (const record of [granada(), golden('gardens', 40)]) {
    await sit(page, record);
    if (isPhone(info)) await button(page, 'Menu').click();
    await button(page, 'Help').click();
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect(help.getByRole('heading', { name: 'Gestures' })).toBeVisible({ visible: isPhone(info) });
    await expect(help.getByRole('heading', { name: 'Keys' })).toBeVisible({ visible: !isPhone(info) });
  }
});

// Text of twice the size, as people set it in their browser; windows in em follow.
async function largeText(page) {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

for (const window of [[1280, 720], [390, 844], [844, 390]]) {
  test(`U36 text of 200 % cuts nothing that must be read at ${named(window)}`, async ({ page }, info) => {
    test.skip(isPhone(info) !== (window[0] < 1000), 'the device of this window');
    const cuts = {};
    await largeText(page);
    for (const [state, record] of Object.entries(FULL)) {
      await page.setViewportSize({ width: window[0], height: window[1] });
      await sit(page, record());
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      const [width, height] = window;
      cuts[state] = await page.evaluate(([width, height]) => {
        const found = [];
        const bar = document.querySelector('.action-bar');
        // The bar never scrolls, and all of its buttons are in view, with all their words.
        for (const one of bar.querySelectorAll('button')) {
          const box = one.getBoundingClientRect();
          if (box.left < 0 || box.top < 0 || box.right > width + 1 || box.bottom > height + 1) found.push(`out of sight: ${one.textContent} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
          if (one.matches('.thumb')) continue;
          if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) found.push(`cut: ${one.textContent}`);
        }
        const [words, buttons] = ['.bar-about', '.bar-buttons'].map(name => bar.querySelector(name).getBoundingClientRect());
        const isBelow = buttons.top >= words.bottom - 1;
        const isBeside = buttons.left >= words.right - 1;
        if (!isBelow && !isBeside) found.push('words under buttons');
        if (bar.scrollHeight > bar.clientHeight + 1) found.push('the bar is cut');
        const about = bar.querySelector('.bar-words');
        if (about.getBoundingClientRect().bottom > bar.getBoundingClientRect().bottom + 1) found.push('words out of the bar');
        // The page itself does not scroll; the city and the score stay.
        const root = document.scrollingElement;
        if (root.scrollHeight > height + 1 || root.scrollWidth > width + 1) found.push('the page scrolls');
        if (document.querySelector('.board').getBoundingClientRect().height < 88) found.push('no city');
        // Words do grow.
        if (Number.parseFloat(getComputedStyle(bar.querySelector('h1')).fontSize) < 18) found.push('small words');
        return found;
      }, [width, height]);
      await expectAccessible(page);
    }
    expect(cuts).toEqual(Object.fromEntries(Object.keys(FULL).map(state => [state, []])));
  });
}

// What tells two states apart to the eye, when colours are those of the person: lines, grounds in system
// colours, dashes.
const look = (page, selector) => page.locator(selector).first().evaluate(one => {
  const style = getComputedStyle(one);
  const names = ['outlineStyle', 'outlineWidth', 'outlineColor', 'borderTopStyle', 'borderTopWidth', 'borderTopColor', 'backgroundColor', 'fill', 'stroke', 'strokeDasharray', 'strokeWidth', 'textDecorationLine'];
  return names.map(name => style[name]).join(' ');
});

for (const { theme, colorScheme } of inBothThemes) {
  test(`U37 with forced colours every sign stays, ${theme}`, async ({ page }, info) => {
    test.skip(isPhone(info), 'a desk');
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await sit(page, golden('granada', 228));
    const differ = async (name, one, other) => expect(await look(page, one), name).not.toBe(await look(page, other));
    // Whose turn it is; who is first; seats by their emblem and currencies by their shape.
    await differ('whose turn', '.player.on-turn', '.player:not(.on-turn)');
    const shapes = selector => page.locator(selector).evaluateAll(all => new Set(all.map(one => one.innerHTML)).size);
    expect(await shapes('.player > .emblem')).toBe(await page.locator('.player').count());
    expect(await shapes('.space-name .coin')).toBe(4);
    // A mode is lit, its region framed.
    const rest = await look(page, '.yard');
    await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Buy' }).click();
    await differ('a mode', '.mode[aria-pressed=true]', '.mode[aria-pressed=false]');
    expect(await look(page, '.yard'), 'the region of a mode').not.toBe(rest);
    // What is chosen.
    await page.locator('.offer:not(.missing):not(.gone)').first().click();
    await differ('a chosen tile', '.space:has(.chosen)', '.space:not(:has(.chosen))');
    await differ('a paid card', '.hand-card.chosen > .card', '.hand-card:not(.chosen) > .card');
    const off = '.main-button[aria-disabled]';
    const on = await look(page, '.main-button');
    await button(page, 'Cancel').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await look(page, off), 'a button that is off').not.toBe(on);
    // Places, the pin, a refusal.
    await sit(page, placing());
    await button(page, /^Turn over/).click();
    await expect(page.locator('.city')).toBeVisible();
    await button(page, /^Turn back/).click();
    await expect(page.locator('.pin')).toHaveCount(1);
    const [ground, tick] = await page.evaluate(() => ['.board', '.pin > circle'].map(name => {
      const style = getComputedStyle(document.querySelector(name));
      return name === '.board' ? style.backgroundColor : style.fill;
    }));
    expect(tick, 'the pin stands out').not.toBe(ground);
    await cell(page, '1 down').hover();
    await expect(page.locator('.refused .zig')).toHaveCount(1);
    expect(await page.locator('.refused .zig').evaluate(one => getComputedStyle(one).stroke), 'a refusal stands out').not.toBe(ground);
    await cell(page, '1 down').click();
    await expect(notice(page)).toHaveCSS('border-top-style', 'dashed');
    await expectAccessible(page);
  });

  test(`U37 with more contrast words are in full ink, ${theme}`, async ({ page }, info) => {
    test.skip(isPhone(info), 'a desk');
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await sit(page, placing());
    const colours = await page.evaluate(() => ['.quiet', 'h1', '.bar-detail'].map(name => getComputedStyle(document.querySelector(name)).color));
    const ink = theme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
    expect(colours.slice(0, 2)).toEqual([ink, ink]);
    await expectAccessible(page);
  });
}
