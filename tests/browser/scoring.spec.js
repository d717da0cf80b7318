// Handing over, scorings step by step, the last tiles and the end of a game.
import { readFileSync } from 'node:fs';
import { test, expect, expectAccessible, holdTheClock, inBothThemes, pass, settled } from './fixtures.js';
import { golden, sit, HIDDEN, OPEN } from './saves.js';

// The golden games: which action is the next to bring a scoring, a last tile or the end.
const SCORING_A = 98;
const SCORING_B = 253;
const LAST_TILE = 377;
const LAST_SCORING = 380;
const TWO_LAST_SCORING = 231;

const button = (page, name) => page.getByRole('button', { name, exact: true });
const title = page => page.getByRole('heading', { level: 1 });
const stage = page => page.getByRole('heading', { level: 2 }).first();
const step = (page, name) => page.getByRole('navigation', { name: 'Steps of the scoring' }).getByRole('button', { name });
const said = page => page.getByRole('status').last();

// Ends the turn after which the scoring of a golden Granada game is held.
async function score(page, actions, tableOptions = OPEN) {
  await sit(page, golden('granada', actions), tableOptions);
  if (tableOptions === HIDDEN) await page.getByRole('button', { name: /show my cards/ }).click();
  await button(page, 'End turn').click();
  await settled(page);
}

// Places the last tile of a golden game: the last scoring and the result follow.
async function finish(page, name, actions) {
  await sit(page, golden(name, actions));
  await page.getByRole('button', { name: /^(To the r|R)eserve\s*(· )?free$/ }).click();
  await expect(title(page)).toHaveText('Scoring C');
  await button(page, 'Skip to the result').click();
  await button(page, 'To the final result').click();
}

// The number behind each name: `Inés 8 Yusuf 7`.
const points = text => [...text.matchAll(/\b(\d+)\b/g)].map(([number]) => Number(number));

test('U18 the curtain sums up each turn of the others in one line', async ({ page }) => {
  await sit(page, golden('granada', 228), HIDDEN);
  const recap = page.getByRole('region', { name: 'Since your last turn' });
  await expect(recap.getByRole('listitem')).toHaveText([/^Yusuf/, /^Zahra/, /^Samuel bought and built Park 9/]);
  await expect(page.getByText('Samuel has finished')).toBeVisible();
  await expect(page.getByRole('img', { name: /’s \d hidden cards/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
});

test('U22 a scoring is shown border first, then building by building, with ranks and points', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await score(page, SCORING_B);
  await expect(title(page)).toHaveText('Scoring B');
  const order = ['Moats', 'Arena', 'Bath house', 'Library', 'Hostel', 'Hospital', 'Market', 'Park', 'School', 'District'];
  for (const [at, name] of order.entries()) {
    await expect(stage(page)).toHaveText(name);
    await expect(page.getByText(`step ${at + 1} of 10`)).toBeVisible();
    await expect(step(page, new RegExp(`^${name}`))).toHaveAttribute('aria-current', 'step');
    await expect(said(page)).toContainText(`${name}:`);
    await page.keyboard.press('Enter');
  }
  await expect(stage(page)).toHaveText('The result');
  // What the steps brought is what the points grew by: A left 8, 7, 14 and 6.
  const gained = { Inés: 8, Yusuf: 7, Zahra: 14, Samuel: 6 };
  for (const name of order) {
    const text = await step(page, new RegExp(`^${name}`)).evaluate(one => one.textContent);
    for (const [, who, number] of text.matchAll(/(Inés|Yusuf|Zahra|Samuel) ?(\d+)/g)) gained[who] += Number(number);
  }
  expect(gained).toEqual({ Inés: 29, Yusuf: 29, Zahra: 55, Samuel: 44 });
  await button(page, 'Back to the table').click();
  await expect(title(page)).toHaveText(/Samuel, your turn/);
});

test('U22 ranks are proved by tiles, ties are explained, and places bring what they bring', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await score(page, SCORING_B);
  let ties = 0;
  for (let at = 1; at < 10; at++) {
    await page.keyboard.press('ArrowRight');
    const name = await stage(page).innerText();
    const rows = await page.locator('.ranks > li').evaluateAll(all => all.map(row => ({
      count: Number(row.querySelector('.row-name span').textContent.match(/\d+/)?.[0] ?? 0),
      tiles: row.querySelector('[role=img]')?.getAttribute('aria-label').split(', ') ?? [],
      tie: row.querySelector('.tie')?.textContent,
      points: Number(row.querySelector('.row-points').textContent.replace('–', '0')),
    })));
    expect(rows).toHaveLength(4);
    const number = rows.reduce((sum, row) => sum + row.count, 0);
    for (const [place, row] of rows.entries()) {
      expect(row.tiles).toHaveLength(row.count);
      expect(row.tiles.every(tile => tile.startsWith(`${name} `))).toBe(true);
      const next = rows[place + 1];
      if (row.count > 0 && next?.count === row.count) {
        const [mine, other] = [row, next].map(({ tiles }) => tiles[0].match(/\d+$/)[0]);
        expect(row.tie).toContain(`${mine} beats ${other}`);
        ties += 1;
      }
      expect(row.points).toBe(row.count > 0 ? [2 * number, number][place] ?? 0 : 0);
    }
  }
  expect(ties).toBeGreaterThan(0);
});

test('U22 it goes on by itself, stops, is sped up and gone back in', async ({ page }) => {
  await holdTheClock(page);
  await score(page, SCORING_A);
  await expect(stage(page)).toHaveText('Moats');
  for (let passes = 0; passes < 100 && await stage(page).innerText() === 'Moats'; passes++) await pass(page, 100);
  await expect(stage(page)).toHaveText('Arena');
  await button(page, 'Pause').click();
  const shown = await stage(page).innerText();
  await pass(page, 60_000);
  await expect(stage(page)).toHaveText(shown);
  await page.keyboard.press('ArrowRight');
  await expect(stage(page)).not.toHaveText(shown);
  await page.keyboard.press('ArrowLeft');
  await expect(stage(page)).toHaveText(shown);
  await step(page, /^School/).click();
  await expect(stage(page)).toHaveText('School');
  await page.keyboard.press('Escape');
  await expect(stage(page)).toHaveText('The result');
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText(/your turn/);
});

test('U22 a scoring is told once, step by step, and the total only at its end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await sit(page, golden('granada', SCORING_A));
  await page.evaluate(() => {
    window.heard = [];
    const region = [...document.querySelectorAll('[role=status]')].at(-1);
    new MutationObserver(() => window.heard.push(region.textContent)).observe(region, { childList: true, subtree: true, characterData: true });
  });
  await button(page, 'End turn').click();
  const steps = await page.locator('.scoring-step').count();
  expect(steps).toBeLessThan(10);
  for (let at = 0; at < steps; at++) {
    await expect(page.getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.ranks .row-name').filter({ hasText: /\d/ })).not.toHaveCount(0);
    const boxes = await page.locator('.ranks > li').evaluateAll(rows => rows.map(row => [row, ...row.querySelectorAll('.tile')].map(one => one.getBoundingClientRect().bottom)));
    for (const [row, ...tiles] of boxes) for (const tile of tiles) expect(tile).toBeLessThanOrEqual(row + 6);
    await page.keyboard.press('Enter');
  }
  await expect(stage(page)).toHaveText('The result');
  await settled(page);
  const heard = await page.evaluate(() => window.heard.join(' '));
  expect(heard.match(/Moats:/g)).toHaveLength(1);
  expect(heard.match(/After scoring A:/g)).toHaveLength(1);
});

test('U22 a scoring can be opened again at any time', async ({ page }) => {
  await sit(page, golden('granada', 300));
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Scoring A' }).click();
  await expect(title(page)).toHaveText('Scoring A');
  // It waits: nothing is new.
  await expect(button(page, 'Pause')).toHaveCount(0);
  await button(page, 'Skip to the result').click();
  const now = await page.getByRole('region', { name: 'The result' }).getByRole('listitem').allInnerTexts();
  expect(now.map(row => points(row).at(-1))).toEqual([14, 8, 7, 6]);
  await button(page, 'Back to the table').click();
  await expect(page.getByRole('grid', { name: /City of/ })).toBeVisible();
});

test('U23 the last tiles: whose money is most, who gets the tile and why', async ({ page }, info) => {
  await sit(page, golden('granada', LAST_TILE));
  await button(page, 'End turn').click();
  await expect(title(page)).toHaveText('The last tiles');
  const cards = page.locator('.last-tile');
  const tile = cards.filter({ has: page.getByRole('heading', { name: 'Dirham' }) });
  await expect(tile.getByRole('listitem')).toHaveText([/Inés.*14/, /Yusuf.*11/, /Zahra.*9/, /Samuel.*2/]);
  await expect(tile.locator('.is-most')).toHaveText(/Inés/);
  await expect(cards).toHaveText([/Dirham.*Inés places it now/, /Ducat.*Then Inés/, /Florin.*Then Yusuf/]);
  await expect(page.getByRole('main')).toContainText('Inés gets Hostel 11 with the most money: 14 dirhams');
  await expect(page.getByRole('main')).toContainText('Tile 1 of 3. Then scoring C.');
  const onward = page.getByRole('button', { name: /^Continue: Inés places/ });
  await expect(onward).toBeFocused();
  const [, name] = (await onward.innerText()).match(/places (.+)$/);
  await page.keyboard.press('Enter');
  // It is in hand, in the city of whoever got it; no money can turn it over or give it away.
  await expect(title(page)).toHaveText(new RegExp(`^${name}`));
  await expect(page.getByRole('grid', { name: 'City of Inés' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Beside the city' }).getByRole('button')).toHaveText([new RegExp(name)]);
  await expect(page.getByRole('button', { name: /^Turn over/ })).toHaveCount(0);
  // The bar leads back to who has how much, and from there to the table as it was.
  await button(page, 'Why?').click();
  await expect(page.getByRole('main')).toContainText('Inés gets Hostel 11 with the most money: 14 dirhams');
  await onward.click();
  await expect(title(page)).toHaveText(new RegExp(`^${name}`));
  // Everybody's money has the yard's place; on a phone the shelf has sunk, to uncover more of the city.
  if (info.project.name === 'phone') return;
  const totals = page.getByRole('region', { name: 'The last tiles' });
  await expect(totals.locator('.last-total')).toHaveText([/places it now.*Inés 14/, /Then Inés/, /Then Yusuf/]);
  await expect(page.getByRole('region', { name: 'The yard' })).toHaveCount(0);
});

test('U23 on a low window only the last tile in question is open, and all is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await sit(page, golden('granada', LAST_TILE));
  await button(page, 'End turn').click();
  await expect(page.locator('.last-tile .sums').filter({ visible: true })).toHaveCount(1);
  for (const card of await page.locator('.last-tile').all()) await expect(card).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Continue: Inés places/ })).toBeInViewport({ ratio: 1 });
});

test('U23 the end: who won, every point by scoring and by source', async ({ page }) => {
  await finish(page, 'granada-two', TWO_LAST_SCORING);
  await expect(title(page)).toHaveText('Inés wins');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('img', { name: /^City of Inés\. \d+ .* and \d+ .*\. Longest moat \d+\.$/ })).toBeVisible();
  const bars = page.getByRole('region', { name: 'Points by source' }).getByRole('listitem');
  await expect(bars).toHaveText([/Inés/, /Yusuf/, /Dirk/]);
  const bar = await bars.evaluateAll(all => all.map(one => one.querySelector('[role=img]').getAttribute('aria-label')));
  await button(page, 'Every point').click();
  const [byScoring, bySource] = await page.getByRole('dialog').getByRole('table').evaluateAll(tables =>
    tables.map(table => [...table.rows].map(row => [...row.cells].map(cell => cell.textContent.trim()))));
  expect(byScoring[0]).toEqual(['', 'A', 'B', 'C', 'Moats', 'Buildings', 'Total']);
  const [heads, ...sources] = bySource;
  const totals = sources.pop();
  expect(heads.map(head => head.replace(/^D(?=Dirk)/, ''))).toEqual(['', 'Inés', 'Yusuf', 'Dirk']);
  expect(sources.map(([name]) => name)).toEqual([
    'Moats', 'Arena', 'Bath house', 'Library', 'Hostel', 'Hospital', 'Market', 'Park', 'School', 'District',
  ]);
  for (const column of [1, 2, 3]) {
    let sum = 0;
    for (const source of sources) {
      const [a, b, c, total] = points(source[column]);
      if (total !== undefined) expect(a + b + c).toBe(total);
      sum += total ?? 0;
    }
    expect(sum).toBe(Number(totals[column]));
    // Scorings, lines and buildings add up to the same, and so does the bar, longest part first.
    const [a, b, c, moats, buildings, all] = byScoring[column].slice(1).map(Number);
    expect([a + b + c, moats + buildings, all]).toEqual([sum, sum, sum]);
    const [told, ...parts] = points(bar[column - 1]);
    expect(parts.reduce((one, other) => one + other)).toBe(told);
    expect(told).toBe(sum);
    expect(parts).toEqual([...parts].sort((one, other) => other - one));
  }
  await page.keyboard.press('Escape');
  await expect(button(page, 'Every point')).toBeFocused();
});

for (const [width, height] of [[1280, 720], [390, 844]]) {
  test(`U23 all of the end is in sight at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const name of ['granada', 'gardens']) {
      await sit(page, golden(name));
      const seen = [title(page), page.locator('.still-city'), page.locator('.bars strong').last()];
      const buttons = page.locator('.final-buttons').getByRole('button');
      await expect(buttons).toHaveText(['Home', /Cities|Gardens/, 'Export', /picture/, 'Rematch']);
      for (const one of [...seen, ...await buttons.all()]) await expect(one).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
      await expect(page.locator('.final')).toContainText(/\d+ rounds/);
    }
  });
}

test('U23 a picture of the end is drawn by the page and saved', async ({ page }) => {
  await sit(page, golden('granada'));
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Save picture').click()]);
  expect(saved.suggestedFilename()).toBe('albaicin.png');
  await expect(said(page)).toHaveText('The picture is saved.');
  const bytes = [...readFileSync(await saved.path())];
  const { width, height, colours } = await page.evaluate(async bytes => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen.drawImage(image, 0, 0);
    const dots = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    return { width: image.width, height: image.height, colours: new Set(dots).size };
  }, bytes);
  expect([width, height]).toEqual([1200, 630]);
  expect(colours).toBeGreaterThan(100);
  const [game] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()]);
  expect(readFileSync(await game.path(), 'utf8')).toContain('"record":{"albaicin":1');
});

test('U23 where the device shares pictures, the picture of the end is handed to it', async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    navigator.canShare = ({ files }) => files?.length === 1;
    navigator.share = async ({ files: [file] }) => {
      const { width, height } = await createImageBitmap(file);
      window.shared.push([file.name, file.type, width, height]);
      // Somebody changes their mind the second time.
      if (window.shared.length > 1) throw new DOMException('cancelled', 'AbortError');
    };
  });
  const saved = [];
  page.on('download', download => saved.push(download.suggestedFilename()));
  await sit(page, golden('granada'));
  await expect(button(page, 'Save picture')).toHaveCount(0);
  for (const times of [1, 2]) {
    await button(page, 'Share picture').click();
    await expect.poll(() => page.evaluate(() => window.shared)).toEqual(Array(times).fill(['albaicin.png', 'image/png', 1200, 630]));
    await settled(page);
  }
  expect(saved).toEqual([]);
  await expect(page.locator('.final').getByText('This browser couldn’t make the picture.')).toHaveCount(0);
});

test('U23 a browser that draws no picture says so', async ({ page }) => {
  await page.addInitScript(() => { HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no')); });
  await sit(page, golden('granada'));
  await button(page, 'Save picture').click();
  await expect(page.locator('.final').getByText('This browser couldn’t make the picture.')).toBeVisible();
});

test('U47 U23 from the result to the cities, home, and another game with the same people', async ({ page }) => {
  await finish(page, 'granada', LAST_SCORING);
  await expect(title(page)).toHaveText('Zahra wins');
  // The table shows the end, and leads back.
  await button(page, 'Cities').click();
  await expect(page.getByRole('grid', { name: /City of/ })).toBeVisible();
  await expect(title(page)).toHaveText('The game is over');
  // Nothing is foreseen or begun any more, the winner's city shows, and the others come one after the other.
  await expect(page.getByRole('heading', { name: 'City of Zahra' })).toBeVisible();
  for (const gone of ['.scored-now', '.modes']) await expect(page.locator(gone)).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(/at scoring C|Nothing has happened/);
  await button(page, 'Samuel ›').click();
  await expect(page.getByRole('heading', { name: 'City of Samuel' })).toBeVisible();
  // What lies over the table leads back to it.
  await button(page, 'Menu').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'City of Samuel' })).toBeVisible();
  await button(page, 'To the final result').click();
  await expect(title(page)).toHaveText('Zahra wins');
  const address = page.url();
  await page.goto('./#/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto(address);
  await expect(title(page)).toHaveText('Zahra wins');
  await button(page, 'Rematch').click();
  await expect(title(page)).toHaveText(/your turn/);
  expect(page.url()).not.toBe(address);
  await expect(page.locator('body')).toContainText('Zahra');
});

for (const { theme, colorScheme } of inBothThemes) {
  test.describe(theme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test(`no accessibility finding from the curtain to the end (${theme})`, async ({ page }) => {
      test.slow();
      test.slow();
      await sit(page, golden('granada', 228), HIDDEN);
      await expectAccessible(page);
      await score(page, SCORING_B);
      await expectAccessible(page);
      for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowRight');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expectAccessible(page);
      await sit(page, golden('granada', LAST_TILE));
      await button(page, 'End turn').click();
      await expectAccessible(page);
      await finish(page, 'granada-two', TWO_LAST_SCORING);
      await expectAccessible(page);
      await button(page, 'Every point').click();
      await expectAccessible(page);
    });

    test(`no accessibility finding on a table that is only looked at (${theme})`, async ({ page }) => {
      test.slow();
      test.slow();
      await sit(page, golden('granada', 228), HIDDEN);
      await button(page, 'Look at the table').click();
      await expect(button(page, 'Back')).toBeFocused();
      await expectAccessible(page);
      await sit(page, golden('granada'));
      await button(page, 'Cities').click();
      await expectAccessible(page);
    });
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`U36 nothing sticks out of these screens at ${width} px, in German`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => localStorage.setItem('albaicin.settings', '{"language":"de"}'));
    const fits = async () => {
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await sit(page, golden('granada', 228), HIDDEN);
    await fits();
    await sit(page, golden('granada', SCORING_B));
    await button(page, 'Zug beenden').click();
    await expect(title(page)).toHaveText('Wertung B');
    await fits();
    await page.keyboard.press('ArrowRight');
    await fits();
    await page.keyboard.press('Escape');
    await fits();
    await sit(page, golden('granada', LAST_TILE));
    await button(page, 'Zug beenden').click();
    await fits();
    await sit(page, golden('granada-two'));
    await fits();
  });
}
