// Whole games from the first turn to the final table, played by hand on the page.
import { test, expect, expectAccessible } from './fixtures.js';
import { finger, keyboard, keys, mouse, playUntil } from './player.js';
import { fresh, kept, leaveRecord, sit, HIDDEN, OPEN } from './saves.js';

// Nothing moves by itself, so that no click waits for a card to lie still.
test.use({ reducedMotion: 'reduce' });

const ALL = { viziers: true, bureaus: true, bonus_cards: true, huts: true };

// The first two are always played, the others with `cargo xtask test --long`.
const GAMES = [
  ['Granada with 2 and Dirk', { kind: 'granada', seats: 2 }, 'desktop', HIDDEN],
  ['Alhambra with 2, Dirk and all modules', { kind: 'alhambra', seats: 2, ...ALL }, 'phone', HIDDEN],
  ['Alhambra with 2 and Dirk', { kind: 'alhambra', seats: 2 }, 'phone', HIDDEN],
  ['Granada with 4', { kind: 'granada', seats: 4 }, 'phone', HIDDEN],
  ['Granada with 6', { kind: 'granada', seats: 6 }, 'desktop', OPEN],
  ['Granada with 3, simplified', { kind: 'granada', seats: 3, simplified: true }, 'phone', OPEN],
  ['Alhambra with 3', { kind: 'alhambra', seats: 3 }, 'desktop', HIDDEN],
  ['both with 2 and Dirk', { kind: 'both', seats: 2 }, 'phone', HIDDEN],
  ['both with 4', { kind: 'both', seats: 4 }, 'desktop', HIDDEN],
  ['both with 3, simplified, viziers', { kind: 'both', seats: 3, simplified: true, viziers: true }, 'phone', OPEN],
  ['Granada with 3, viziers', { kind: 'granada', seats: 3, viziers: true }, 'desktop', HIDDEN],
  ['Alhambra with 3, viziers', { kind: 'alhambra', seats: 3, viziers: true }, 'phone', OPEN],
  ['Alhambra with 3, bureaus', { kind: 'alhambra', seats: 3, bureaus: true }, 'desktop', HIDDEN],
  ['Alhambra with 4, bonus cards', { kind: 'alhambra', seats: 4, bonus_cards: true }, 'phone', HIDDEN],
  ['Alhambra with 3, huts', { kind: 'alhambra', seats: 3, huts: true }, 'desktop', OPEN],
  ['Alhambra with 6 and all modules', { kind: 'alhambra', seats: 6, ...ALL }, 'desktop', HIDDEN],
];

const games = process.env.LONG ? GAMES : GAMES.slice(0, 2);
for (const [name, options, project, tableOptions] of games) {
  test(`a whole game: ${name}`, async ({ page }, info) => {
    test.skip(info.project.name !== project, `played on the ${project}`);
    test.setTimeout(600_000);
    await sit(page, fresh(options, 7), tableOptions);
    await playUntil(page, project === 'phone' ? finger : mouse);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the victory/);
    await expectAccessible(page);
    await leaveRecord(page, name);
  });
}

// Small windows, by taps alone.
for (const [width, height] of [[320, 568], [844, 390]]) {
  test(`U44 a whole game by taps alone at ${width}x${height}`, async ({ page }, info) => {
    test.skip(info.project.name !== 'phone' || !process.env.LONG, 'played with fingers, in the long run');
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height });
    await sit(page, fresh({ kind: 'granada', seats: 3 }, 13), HIDDEN);
    await playUntil(page, finger);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the victory/);
    await leaveRecord(page, `taps ${width}`);
  });
}

test('U32 turns are played with Tab, arrows and Enter alone', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'played on a desk');
  await sit(page, fresh({ kind: 'granada', seats: 2 }, 11), HIDDEN);
  let steps = 0;
  await playUntil(page, keyboard, () => ++steps > 40);
  const { record } = await kept(page);
  expect(record.actions.filter(action => action === 'end').length).toBeGreaterThan(4);
  expect(record.actions.filter(action => action.startsWith('place')).length).toBeGreaterThan(0);
});

for (const [name, hands] of [['Tab, arrows and Enter alone', keyboard], ['all keys of the table', keys]]) {
  test(`U32 a whole game with ${name}`, async ({ page }, info) => {
    test.skip(info.project.name !== 'desktop' || !process.env.LONG, 'played on a desk, in the long run');
    test.setTimeout(900_000);
    await sit(page, fresh({ kind: 'granada', seats: 2 }, 11), HIDDEN);
    await playUntil(page, hands);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the victory/);
    await leaveRecord(page, name);
  });
}
