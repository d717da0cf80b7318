// Whole games from the first turn to the final table, played by hand on the page.
import { test, expect, expectAccessible } from './fixtures.js';
import { finger, keyboard, mouse, playUntil } from './player.js';
import { fresh, leaveRecord, sit, HIDDEN, OPEN } from './saves.js';

// Nothing moves by itself, so that no click waits for a card to lie still.
test.use({ reducedMotion: 'reduce' });

// The first is always played, the others with `cargo xtask test --long`.
const GAMES = [
  ['Granada with 2 and Dirk', { kind: 'granada', seats: 2 }, 'desktop', HIDDEN],
  ['Alhambra with 2 and Dirk', { kind: 'alhambra', seats: 2 }, 'phone', HIDDEN],
  ['Granada with 4', { kind: 'granada', seats: 4 }, 'phone', HIDDEN],
  ['Granada with 6', { kind: 'granada', seats: 6 }, 'desktop', OPEN],
  ['Granada with 3, simplified', { kind: 'granada', seats: 3, simplified: true }, 'phone', OPEN],
  ['Alhambra with 3', { kind: 'alhambra', seats: 3 }, 'desktop', HIDDEN],
];

const games = process.env.LONG ? GAMES : GAMES.slice(0, 1);
for (const [name, options, project, manners] of games) {
  test(`a whole game: ${name}`, async ({ page }, info) => {
    test.skip(info.project.name !== project, `played on the ${project}`);
    test.setTimeout(600_000);
    await sit(page, fresh(options, 7), manners);
    await playUntil(page, project === 'phone' ? finger : mouse);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the victory/);
    await expectAccessible(page);
    await leaveRecord(page, name);
  });
}

test('U32 a whole game with the keyboard alone', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop' || !process.env.LONG, 'played on a desk, in the long run');
  test.setTimeout(600_000);
  await sit(page, fresh({ kind: 'granada', seats: 2 }, 11), HIDDEN);
  await playUntil(page, keyboard);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the victory/);
  await leaveRecord(page, 'keyboard');
});
