// The set-up: who plays, in which order and colours, what, and how.
import { expect, expectAccessible, inBothThemes, open, settled, test } from './fixtures.js';
import { allKept } from './saves.js';

const name = (page, number) => page.getByRole('textbox', { name: `Name of player ${number}` });
const names = page => page.getByRole('list').getByRole('textbox').evaluateAll(all => all.map(one => one.value));
const begin = page => page.getByRole('button', { name: 'Start game' });

async function setUp(page, game = 'granada', title = 'New game: ') {
  await page.goto(`./#/new/${game}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function seat(page, people) {
  while (await page.getByRole('listitem').count() < people.length) {
    await page.getByRole('button', { name: 'Add a player' }).click();
  }
  for (const [at, one] of people.entries()) await name(page, at + 1).fill(one);
}

async function paint(page, who, colour) {
  await page.getByRole('button', { name: `Colour of ${who}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: colour }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

// The one game that was begun.
async function begun(page) {
  await expect(page).toHaveURL(/#\/game\/\w+$/);
  const games = await allKept(page);
  expect(games).toHaveLength(1);
  return games[0];
}

test('U3 a game begins as it was agreed, and Back leads home', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'New game: Granada' }).click();
  await seat(page, ['Inés', '', 'Zahra', 'Samuel']);
  await page.getByRole('button', { name: 'Remove Samuel' }).click();
  await paint(page, 'Inés', /black/i);
  await page.getByLabel('Youngest player').selectOption({ label: 'Zahra' });
  await page.getByRole('radio', { name: 'Simplified' }).check();
  await page.getByRole('switch', { name: 'Hide hands' }).click();
  await page.getByRole('switch', { name: 'Playing aids' }).click();
  await page.getByRole('switch', { name: 'End turns' }).click();
  await page.getByText('Set a seed (optional)').click();
  await page.getByLabel('Seed').fill('2026');
  await begin(page).click();
  const game = await begun(page);
  expect(game).toMatchObject({
    players: [{ name: 'Inés', colour: 5 }, { name: 'Player 2', colour: 1 }, { name: 'Zahra', colour: 2 }],
    table_options: { hides_hands: false, helps: false, ends_turns: true },
  });
  expect(game.record.options).toMatchObject({ kind: 'granada', seats: 3, youngest: 2, simplified: true });
  expect(game.record.chance).toEqual({ seed: '2026' });
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Continue the game' })).toBeVisible();
});

test('U3 two to six play: fewer and more are refused, and it says why', async ({ page }) => {
  await setUp(page);
  const rows = page.getByRole('listitem');
  await page.getByRole('button', { name: 'Remove Player 3' }).click();
  await expect(rows).toHaveCount(2);
  const remove = page.getByRole('button', { name: 'Remove Player 2' });
  await expect(remove).toBeFocused();
  await expect(remove).toHaveAccessibleDescription('You need at least two players.');
  await expect(page.getByText('You need at least two players.')).toBeVisible();
  await remove.click({ force: true });
  await expect(rows).toHaveCount(2);
  for (let more = 0; more < 4; more++) await page.getByRole('button', { name: 'Add a player' }).click();
  await expect(rows).toHaveCount(6);
  await page.getByRole('button', { name: 'Six players at most.' }).click({ force: true });
  await expect(rows).toHaveCount(6);
  const colours = await page.getByRole('button', { name: /^Colour of/ }).evaluateAll(all => all.map(one => one.title));
  expect(new Set(colours).size).toBe(6);
});

test('U3 the order changes by buttons, which keep the focus and say it', async ({ page }) => {
  await setUp(page);
  await seat(page, ['Inés', 'Yusuf', 'Zahra']);
  await page.getByLabel('Youngest player').selectOption({ label: 'Yusuf' });
  await page.getByRole('button', { name: 'Move Zahra up' }).click();
  expect(await names(page)).toEqual(['Inés', 'Zahra', 'Yusuf']);
  await expect(page.getByRole('button', { name: 'Move Zahra up' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await names(page)).toEqual(['Zahra', 'Inés', 'Yusuf']);
  await expect(page.getByRole('status')).toHaveText('Zahra now plays as number 1');
  const first = page.getByRole('button', { name: 'Move Zahra up' });
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Move Zahra down' }).press('Enter');
  expect(await names(page)).toEqual(['Inés', 'Zahra', 'Yusuf']);
  await expect(page.getByLabel('Youngest player').locator('option:checked')).toHaveText('Yusuf');
  await expect(page.getByRole('button', { name: /^Colour of Zahra/ })).toHaveAccessibleName(/green, palm/);
});

test('U3 the order changes by dragging, with mouse and finger', async ({ page, hasTouch }) => {
  await setUp(page);
  await seat(page, ['Inés', 'Yusuf', 'Zahra', 'Samuel']);
  const grips = page.getByTitle('Drag to change the order');
  const centre = async at => {
    const { x, y, width, height } = await grips.nth(at).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const touch = hasTouch && await page.context().newCDPSession(page);
  const point = (type, at) => touch
    ? touch.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints: type === 'End' ? [] : [at] })
    : { Start: () => page.mouse.move(at.x, at.y).then(() => page.mouse.down()), Move: () => page.mouse.move(at.x, at.y), End: () => page.mouse.up() }[type]();
  const drag = async (from, to) => {
    const [start, end] = [await centre(from), await centre(to)];
    await point('Start', start);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await point('Move', { x: start.x, y: start.y + (end.y - start.y) * part });
    }
    await settled(page);
    const lifted = await page.getByRole('listitem').nth(to).boundingBox();
    expect(Math.abs(lifted.y + lifted.height / 2 - end.y), 'the row follows the pointer').toBeLessThan(12);
    await point('End', end);
  };
  await drag(0, 2);
  await expect.poll(() => names(page)).toEqual(['Yusuf', 'Zahra', 'Inés', 'Samuel']);
  await drag(3, 0);
  await expect.poll(() => names(page)).toEqual(['Samuel', 'Yusuf', 'Zahra', 'Inés']);
  const places = await page.getByRole('listitem').evaluateAll(all => all.map(one => one.style.transform));
  expect(places).toEqual(['', '', '', '']);
});

test('U3 a colour that somebody has is swapped', async ({ page }) => {
  await setUp(page);
  await seat(page, ['Inés', 'Yusuf', 'Zahra']);
  const disc = who => page.getByRole('button', { name: `Colour of ${who}` });
  await disc('Inés').click();
  const dialog = page.getByRole('dialog', { name: 'Colour of Inés' });
  await expect(dialog.getByRole('button', { pressed: true })).toHaveText(/red.*pomegranate.*Inés/);
  await expect(dialog.getByRole('button', { name: /key/ })).toHaveText(/white.*free/);
  await dialog.getByRole('button', { name: /blue.*moon.*swap with Yusuf/ }).click();
  await expect(disc('Inés')).toHaveAccessibleName('Colour of Inés: blue, moon');
  await expect(disc('Yusuf')).toHaveAccessibleName('Colour of Yusuf: red, pomegranate');
  await expect(disc('Inés')).toBeFocused();
});

test('U3 simplified scoring is for Granada: in Alhambra it is off and says why', async ({ page }) => {
  await setUp(page);
  await page.getByRole('radio', { name: 'Simplified' }).check();
  await name(page, 1).fill('Inés');
  await begin(page).click();
  await begun(page);
  await setUp(page, 'alhambra');
  await expect(name(page, 1)).toHaveValue('Inés');
  const simplified = page.getByRole('radio', { name: 'Simplified' });
  await expect(simplified).toBeDisabled();
  await expect(simplified).not.toBeChecked();
  await expect(simplified).toHaveAccessibleDescription('Only for Granada’s buildings. Alhambra has its own scoring.');
  await expect(page.getByRole('radio', { name: 'Regular' })).toBeChecked();
  await page.evaluate(() => { location.hash = '#/new/granada'; });
  await expect(page.getByRole('heading', { name: 'New game: Granada' })).toBeVisible();
  await expect(simplified).toBeChecked();
});

test('U3 two of one name and a seed that is none are refused at their field', async ({ page }) => {
  await setUp(page);
  await seat(page, ['Inés', 'Yusuf', 'inés ']);
  await begin(page).click();
  await expect(name(page, 3)).toBeFocused();
  await expect(name(page, 3)).toHaveAccessibleDescription('This name is taken. Please choose another.');
  await expect(name(page, 3)).toHaveAttribute('aria-invalid', 'true');
  await name(page, 3).fill('Player 1');
  await expect(page.getByText('This name is taken. Please choose another.')).toBeHidden();
  await name(page, 1).fill('');
  await expect(page.getByText('This name is taken. Please choose another.')).toBeVisible();
  await name(page, 3).fill('');
  const seed = page.getByLabel('Seed');
  await page.getByText('Set a seed (optional)').click();
  await seed.fill('eleven');
  await page.getByText('Set a seed (optional)').click();
  await begin(page).click();
  await expect(seed).toBeFocused();
  await expect(seed).toBeInViewport();
  await expect(seed).toHaveAccessibleDescription('Please enter a whole number with up to 19 digits.');
  expect(await allKept(page)).toEqual([]);
  await seed.fill('11');
  await begin(page).click();
  expect((await begun(page)).record.chance).toEqual({ seed: '11' });
});

test('U3 the last set-up is remembered, and quick start uses it at once', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: /Quick start/ })).toHaveCount(0);
  await setUp(page);
  await seat(page, ['Inés', 'Yusuf', 'Zahra', 'Samuel']);
  await page.getByRole('switch', { name: 'Hide hands' }).click();
  await page.getByText('Set a seed (optional)').click();
  await page.getByLabel('Seed').fill('7');
  await begin(page).click();
  const first = await begun(page);
  await setUp(page);
  expect(await names(page)).toEqual(['Inés', 'Yusuf', 'Zahra', 'Samuel']);
  await expect(page.getByRole('switch', { name: 'Hide hands' })).not.toBeChecked();
  await expect(page.getByLabel('Seed')).toHaveValue('');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Quick start: Alhambra with Inés, Yusuf, Zahra and Samuel, same scoring and modules as last time' }).click();
  await expect(page).toHaveURL(/#\/game\/\w+$/);
  const games = await allKept(page);
  const quick = games.find(game => game.record.options.kind === 'alhambra');
  expect(games).toHaveLength(2);
  expect([quick.players, quick.table_options]).toEqual([first.players, first.table_options]);
  expect(quick.record.chance).not.toEqual(first.record.chance);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Albaicín' })).toBeFocused();
});

test('U3 who Dirk is stands there while two play', async ({ page }) => {
  await open(page);
  const note = page.getByText(/^With two players, Dirk joins in\. He is imaginary/);
  await setUp(page);
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Player 3' }).click();
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Player 3' }).click();
  await setUp(page, 'gardens');
  await expect(note).toHaveCount(0);
});

test('U3 a remembered set-up that makes no sense is left alone', async ({ page }) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem('albaicin.draft',
    '{"kind":"granada","guests":[{"name":"Inés","colour":9}],"youngest":4,"wishes":[false,false,false,false,false],"manners":{"hides_hands":true,"helps":true,"ends_turns":false},"seed":""}'));
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: /Quick start/ })).toHaveCount(0);
  await setUp(page);
  expect(await names(page)).toEqual(['', '', '']);
});

test('U3 everything can be set with the keyboard alone', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no Tab key');
  await open(page);
  const press = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };
  const tabTo = async target => {
    for (let step = 0; step < 40; step++) {
      if (await target.evaluate(one => one === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab does not lead to ${target}`);
  };
  await tabTo(page.getByRole('link', { name: 'New game: Alhambra', exact: true }));
  await press('Enter');
  await tabTo(name(page, 1));
  await page.keyboard.type('Inés');
  await tabTo(page.getByRole('button', { name: 'Move Inés down' }));
  await press('Enter', 'Enter');
  await tabTo(page.getByRole('button', { name: 'Add a player' }));
  await press('Enter');
  await setFocusOn(page, name(page, 1), press);
  await tabTo(page.getByRole('button', { name: 'Colour of Inés' }));
  await press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: /swift/ }));
  await press('Enter');
  await tabTo(page.getByLabel('Youngest player'));
  await page.keyboard.type('In');
  await tabTo(page.getByRole('switch', { name: 'Hide hands' }));
  await press('Space');
  await tabTo(begin(page));
  await press('Enter');
  const game = await begun(page);
  expect(game.players.map(one => one.name)).toEqual(['Player 1', 'Player 2', 'Inés', 'Player 4']);
  expect(game.players[2].colour).toBe(5);
  expect(game.table_options.hides_hands).toBe(false);
  expect(game.record.options.youngest).toBe(2);
});

// Back with Shift and Tab until it is there.
async function setFocusOn(page, target, press) {
  for (let step = 0; step < 40 && !await target.evaluate(one => one === document.activeElement); step++) {
    await press('Shift+Tab');
  }
}

test('U3 where the browser keeps nothing the game begins all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
  });
  await setUp(page);
  await begin(page).click();
  await expect(page).toHaveURL(/#\/game\/\w+$/);
  await page.getByRole('button', { name: /show my cards/ }).click();
  await expect(page.getByText('This browser can’t save the game')).toBeVisible();
  const address = page.url();
  await page.evaluate(() => { location.hash = '#/'; });
  await page.getByRole('link', { name: 'Continue the game' }).click();
  await expect(page).toHaveURL(address);
});

for (const { theme, colorScheme } of inBothThemes) {
  test.describe(`in ${theme}`, () => {
    test.use({ colorScheme });
    test('the set-up has no accessibility finding', async ({ page }) => {
      test.slow();
      await setUp(page);
      await seat(page, ['Inés', 'Inés', 'Zahra', 'Samuel', 'Leonor', 'Tariq']);
      await page.getByText('Set a seed (optional)').click();
      await begin(page).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Colour of Zahra' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await setUp(page, 'alhambra');
      await expectAccessible(page);
    });
  });
}

for (const width of [320, 390, 768, 1440]) {
  test.describe(`at ${width} px, in the longest words`, () => {
    test.use({ locale: 'de-DE' });
    test('nothing sticks out, everything can be hit, the begin button is in sight', async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await setUp(page, 'alhambra', 'Neues Spiel: Alhambra');
      await page.getByRole('button', { name: 'Person hinzufügen' }).click();
      await page.getByRole('textbox').nth(0).fill('Wilhelmine-Maria');
      const check = async () => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
        await expect(page.getByRole('button', { name: 'Los geht’s' })).toBeInViewport({ ratio: 1 });
      };
      await check();
      for (const box of await page.locator('select:visible, button:visible, input.name:visible').all()) {
        const { height } = await box.boundingBox();
        expect(height, await box.evaluate(one => one.outerHTML)).toBeGreaterThanOrEqual(42);
      }
      await page.getByRole('button', { name: 'Farbe von Wilhelmine-Maria' }).click();
      const dialog = await page.getByRole('dialog').evaluate(one => [one.scrollWidth, one.clientWidth]);
      expect(dialog[0]).toBeLessThanOrEqual(dialog[1]);
      await page.keyboard.press('Escape');
      await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
      await check();
    });
  });
}
