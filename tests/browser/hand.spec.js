// The table in the hand: it keeps still, everything can be read and reached, in every window.
import { test, expect, holdTheClock, pass, settled } from './fixtures.js';
import { boxes, named, resize, WINDOWS } from './boxes.js';
import { fresh, golden, inHand, kept, placing, sit, stacked } from './saves.js';

// Nothing moves by itself, so that a box is measured where it stays.
test.use({ reducedMotion: 'reduce' });

const granada = actions => fresh({ kind: 'granada', seats: 3 }, 3, actions);

const button = (page, name) => page.getByRole('button', { name });
const mode = (page, name) => page.getByRole('group', { name: 'Actions' }).or(page.locator('.modes')).getByRole('button', { name, exact: true });
const main = page => page.locator('[data-main]');
const title = page => page.getByRole('heading', { level: 1 });
const bar = page => page.getByRole('region', { name: 'What you are doing' });
const notice = page => page.locator('.notice');
const yard = page => page.getByRole('group', { name: 'The yard' });
const money = page => page.getByRole('group', { name: 'Money' });
const hand = page => page.getByRole('group', { name: 'Your hand' });
const reserve = page => page.getByRole('group', { name: 'Reserve' });
const city = (page, name) => page.getByRole('grid', { name: `City of ${name}` });
const player = (page, name) => page.getByRole('region', { name: 'Players' }).getByRole('button', { name: new RegExp(name) });
const places = page => page.getByRole('gridcell', { name: /fits here/ });
// A place counted from the start tile, such as `1 left`.
const cell = (page, place) => page.getByRole('gridcell', { name: new RegExp(`^${place}: `) });
const played = async page => (await kept(page)).record.actions;
const isPhone = info => info.project.name === 'phone';
// A finger taps where a mouse clicks.
const isFinger = page => page.evaluate(() => matchMedia('(pointer: coarse)').matches);
const hit = async (one, how) => (await isFinger(one.page()) ? one.tap(how) : one.click(how));

// A piece is on the table, or on the shelf of a small window once its kind of action was pressed.
async function pick(page, kind, piece) {
  if (!(await piece.isVisible())) await hit(mode(page, kind));
  // Where the shelf has room for one set, the other has a button.
  if (!(await piece.isVisible())) await hit(page.locator('.set-switch [aria-pressed=false]'));
  // Also what cannot be chosen now is clicked by people.
  await hit(piece, { force: true });
}
const coin = (page, name) => pick(page, 'Take money', money(page).getByRole('button', { name: new RegExp(`^${name}`) }).first());
const tile = (page, name) => pick(page, 'Buy', yard(page).getByRole('button', { name: new RegExp(`^${name}`) }));
const stored = (page, name) => pick(page, 'Redesign', reserve(page).getByRole('button', { name: new RegExp(`^${name}`) }));
const confirm = page => hit(main(page));
const press = (page, name) => hit(button(page, name).first());

const held = (page, name) => hit(hand(page).getByRole('button', { name }).first());
const hut = (page, at) => pick(page, 'Take a hut', page.locator('.hut-pile:not(.gone)').nth(at));
// A mouse points at a place first. A click builds there; so does the second tap, as the first one pins.
const point = async (page, place) => (await isFinger(page) ? null : place.hover());
async function lay(page, place) {
  const isPinned = await place.getAttribute('aria-selected') === 'true';
  await hit(place);
  if (!isPinned && await isFinger(page)) await confirm(page);
}
const laid = page => lay(page, places(page).first());
const bonus = async page => {
  const card = page.locator('button.bonus-card:not(.of-no-use):visible').first();
  if (!(await card.count())) await hit(page.locator('.mode.bonus'));
  await hit(card);
};
const offer = (page, piece) => pick(page, 'Buy', page.locator('.offer', { has: page.locator(`[data-piece=${piece}]`) }));
// With a tile to be placed, and with one of the reserve.
const inPlace = act => ['to be placed', act];
const taken = act => ['in hand', act];
// Inés has ended the first turn, and could use her vizier to buy Pavilion 7 for denars.
const VIZIERS = stacked({ seats: 3, viziers: true }, {
  money: ['d7', 'r8', 'c9', 'r9', 'r9', 'c2', 'f9', 'f9', 'f3', 'd1', 'd2', 'c1', 'f1'], yard: ['a6', 'a9', 'a25', 'a45'],
}, ['take d1', 'end']);

// Whole turns, one of each kind, step by step; what the main button says at their end, and what comes first.
const TURNS = {
  'taking money': [granada(), [
    page => coin(page, '5 ducats'),
    page => coin(page, '9 ducats'),
    page => press(page, 'Cancel'),
    page => hit(mode(page, 'Take money')),
    page => coin(page, '9 ducats'),
    confirm,
  ]],
  'paying exactly, then placing, a place that is refused': [granada(), [
    page => tile(page, 'School 4'),
    page => tile(page, 'Park 2'),
    confirm,
    page => coin(page, '9 ducats'),
    inPlace(confirm),
    inPlace(page => hit(cell(page, '1 down'))),
    inPlace(page => point(page, cell(page, '1 up'))),
    page => lay(page, cell(page, '1 up')),
  ]],
  'paying too little and too much, turning over, the reserve': [granada(), [
    page => tile(page, 'Park 2'),
    page => held(page, '2 ducats'),
    page => held(page, '3 ducats'),
    inPlace(confirm),
    inPlace(page => press(page, /^Turn over/)),
    inPlace(page => press(page, /^Turn back/)),
    page => press(page, /^Reserve/),
  ]],
  'redesigning': [golden('granada', 228), [
    page => hit(mode(page, 'Redesign')),
    page => hit(cell(page, '1 up')),
    page => press(page, 'Cancel'),
    taken(page => stored(page, 'Bath house 13')),
    laid,
  ]],
  'a hut': [golden('alhambra-all-modules', 80), [
    page => hut(page, 0),
    page => hut(page, 1),
    page => press(page, 'Cancel'),
    page => hut(page, 2),
    inPlace(confirm),
    page => press(page, /^(Reserve|To the reserve)/),
  ]],
  'waking a vizier': [golden('alhambra-all-modules', 174), [page => press(page, 'Wake the vizier'), confirm]],
  'a vizier’s purchase': [VIZIERS, [
    page => tile(page, 'Pavilion 7'),
    inPlace(confirm),
    page => press(page, /^Reserve/),
  ], 'End purchase', page => press(page, 'Inés: use the vizier')],
  'a bonus card': [golden('alhambra-bonus-cards', 129), [
    bonus,
    page => press(page, 'Cancel'),
    bonus,
    confirm,
  ]],
  'giving a tile to Dirk': [inHand('granada-two', 0), [
    inPlace(page => press(page, /^Turn over/)),
    inPlace(page => press(page, /^Turn back/)),
    inPlace(page => press(page, /^Give to Dirk/)),
  ]],
  'tiles of both sets': [golden('both', 230), [
    page => offer(page, 'a39'),
    page => offer(page, 'g39e'),
    confirm,
    page => offer(page, 'a39'),
    confirm,
    page => coin(page, '7 denars'),
    inPlace(confirm),
    inPlace(laid),
    taken(laid),
  ]],
  'a last tile': [golden('granada', 380), [
    inPlace(page => point(page, places(page).first())),
    inPlace(async page => {
      const refused = page.getByRole('gridcell', { name: /doesn’t fit here/ });
      await hit(refused.nth(Math.floor(await refused.count() / 2)));
    }),
  ], /^(Build here|To the reserve)/],
};
// Where a box begins between two pixels, it is rounded one way or the other.
const areAlike = (one, other = '') => {
  const [a, b] = [one, other].map(box => box.split(' ').map(Number));
  return a.length === b.length && a.every((length, at) => Math.abs(length - b[at]) <= 1);
};
const MOUSE = [[1440, 900], [1280, 720], [390, 844], [320, 568], [844, 390]];
const FINGER = [[390, 844], [320, 568], [844, 390]];

for (const [kind, [record, steps, end = 'End turn', begin]] of Object.entries(TURNS)) {
  test(`U41 nothing moves under the hand: ${kind}`, async ({ page }, info) => {
    test.slow();
    const moved = [];
    for (const window of isPhone(info) ? FINGER : MOUSE) {
      await sit(page, record);
      await begin?.(page);
      await resize(page, window);
      const before = await boxes(page);
      let start = before['start tile'];
      // Only the shelf of a narrow window sinks while a tile is in hand, and uncovers ground.
      const still = (now, state) => {
        const { modes, 'yard or shelf': shelf, board, ...rest } = now;
        const isSunk = state === 'to be placed' && window[0] < 600;
        return isSunk ? { ...rest, board: board.split(' ').slice(0, 3).join(' ') } : now;
      };
      for (const [at, step] of steps.entries()) {
        const [state, act] = Array.isArray(step) ? step : ['', step];
        await act(page);
        const now = still(await boxes(page), state);
        // The city is looked at from further away once, when a tile in hand has a place out of sight; and
        // one that does not fit its window shows what was built last.
        if (state === 'in hand' || (state && start === before['start tile'])) start = now['start tile'];
        for (const [name, box] of Object.entries(still(before, state))) {
          // Whoever answers a question has no kinds of action.
          if (name === 'modes' && begin) continue;
          const isBack = name === 'start tile' && areAlike(start, now[name]);
          if (!areAlike(box, now[name]) && !isBack) moved.push(`${named(window)}, step ${at + 1}: ${name} from ${box} to ${now[name]}`);
        }
      }
      await expect(main(page), named(window)).toHaveAccessibleName(end);
      if (typeof end === 'string') await expect(main(page)).toBeEnabled();
    }
    expect(moved).toEqual([]);
  });
}

test('U41 what is said stands in the bar and leaves by itself', async ({ page }, info) => {
  test.skip(isPhone(info), 'the pointer is a mouse');
  await holdTheClock(page);
  await sit(page, placing());
  await expect(notice(page)).toHaveCount(0);
  await cell(page, '1 down').click();
  await expect(notice(page)).toContainText('Edges don’t match');
  await expect(bar(page).locator('.notice')).toHaveCount(1);
  await pass(page, 3900);
  await expect(notice(page)).toHaveCount(1);
  await pass(page, 200);
  await expect(notice(page)).toHaveCount(0);
  // It goes with the next action, and by Escape, which takes nothing else away.
  await cell(page, '1 down').click();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await expect(places(page)).toHaveCount(1);
  await cell(page, '1 down').click();
  await cell(page, '1 up').click();
  await expect(notice(page)).toHaveCount(0);
});

test('U42 a kind of action is entered, seen and left', async ({ page }, info) => {
  test.skip(isPhone(info), 'there the kinds are the tabs of the shelf');
  await sit(page, golden('granada', 228));
  const looks = () => page.evaluate(() => ['.yard', '.open-money', '.board-frame'].map(name => {
    const { borderColor, outline, boxShadow, backgroundColor, opacity } = getComputedStyle(document.querySelector(name));
    return [borderColor, outline, boxShadow, backgroundColor, opacity].join(' ');
  }));
  const rest = await looks();
  const kinds = [
    ['Buy', /Choose a tile\. Pay exactly and you get another action\./, 0],
    ['Take money', /One card, or several worth 5 at most – then no further action/, 1],
    ['Redesign', /a tile from your city or reserve/, 2],
  ];
  for (const [name, says, lit] of kinds) {
    await mode(page, name).click();
    await expect(mode(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.modes [aria-pressed=true]')).toHaveCount(1);
    await expect(title(page)).toHaveText(name);
    await expect(bar(page)).toContainText(says);
    await expect(main(page)).toHaveAttribute('aria-disabled', 'true');
    await settled(page);
    const now = await looks();
    expect(now[lit], `${name} lights up what it is done with`).not.toBe(rest[lit]);
    expect(new Set(now).size, `${name} lights up nothing else`).toBeGreaterThan(1);
  }
  // Pressed again, or by Escape, it is left.
  await mode(page, 'Redesign').click();
  await expect(title(page)).toHaveText('Inés, your turn');
  await mode(page, 'Buy').click();
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText('Inés, your turn');
  await expect(page.locator('.modes [aria-pressed=true]')).toHaveCount(0);
  expect(await looks()).toEqual(rest);
});

test('U42 no harmless click is scolded, and a double click keeps what it chose', async ({ page }, info) => {
  test.skip(isPhone(info), 'the pointer is a mouse');
  await sit(page, golden('granada', 228));
  const hasPeace = what => expect(page.locator('.notice.is-refusal'), what).toHaveCount(0);
  const offers = page.locator('.offer:not(.gone)');
  const idle = await title(page).textContent();
  for (const name of ['ground', 'a card of the hand', 'the start tile', 'keys that mean nothing now']) {
    if (name === 'ground') await page.locator('.board .well').click({ position: { x: 6, y: 90 } });
    if (name === 'a card of the hand') await page.locator('.hand-card').first().click();
    if (name === 'the start tile') await page.getByRole('gridcell', { name: /start tile/i }).click();
    if (name.startsWith('keys')) for (const key of ['e', 'r', 't', 'n', '6']) await page.keyboard.press(key);
    await hasPeace(name);
    await expect(title(page), name).toHaveText(idle);
  }
  // Another piece is a change of mind; twice at once is once.
  for (const piece of [offers.nth(0), offers.nth(3), page.locator('.open-card').nth(1), page.locator('.open-card').nth(2)]) {
    await piece.dblclick();
    await hasPeace('another piece');
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.offer.chosen, .open-card.chosen')).toHaveCount(1);
  }
  await main(page).dblclick();
  // The turn is not ended by pressing twice.
  expect((await played(page)).at(-1)).toMatch(/^take /);
  // While a tile must be placed the rest of the table is at peace.
  await sit(page, inHand('alhambra-all-modules', 203));
  const placed = await title(page).textContent();
  const pieces = page.locator('.offer:not(.gone), .open-card, .hand-card, .hut-pile:not(.gone), .bonus-card:not(.in-play), .mode, .reserve .thumb');
  expect(await pieces.count()).toBeGreaterThan(15);
  for (const piece of await pieces.all()) {
    if (!(await piece.isVisible())) continue;
    await piece.click({ force: true });
    await hasPeace('while placing');
    await title(page).hover();
    await expect(title(page)).toHaveText(placed);
  }
});

test('U42 the yard calls nothing exact while nothing can be bought', async ({ page }) => {
  const says = page.locator('.offer .says');
  await sit(page, granada());
  await expect(page.locator('.offer.exact').first()).toContainText('exact');
  for (const [state, record, left] of [['a tile is to be placed', placing(), 3], ['nothing is left to be done', granada(['take c9']), 4]]) {
    await sit(page, record);
    await expect(says, state).toHaveText(Array(left).fill('next turn'));
    await expect(page.locator('.offer.exact'), state).toHaveCount(0);
  }
});

test('U47 looking at another city is plainly looking, and so is the table after the end', async ({ page }, info) => {
  const record = golden('granada', 228);
  await sit(page, record);
  const strip = page.locator('.board-strip');
  const idle = await title(page).textContent();
  await player(page, 'Samuel').click();
  await expect(strip.getByRole('heading')).toContainText('Samuel');
  await expect(title(page)).toHaveText('Looking at Samuel’s city');
  await expect(bar(page)).toContainText('Looking changes nothing');
  // No actions: what can be pressed in the bar leads to another city or back.
  await expect(bar(page).getByRole('button')).toHaveText(['‹ Zahra', 'Yusuf ›', 'Back to mine']);
  for (const one of await page.locator('.modes button').all()) await expect(one).toHaveAttribute('aria-disabled', 'true');
  await expect(places(page)).toHaveCount(0);
  for (const region of ['.spaces', '.open-cards', '.hand-groups']) {
    await expect(page.locator(region)).toHaveAttribute('aria-disabled', 'true');
  }
  const pieces = page.locator('.offer:not(.gone), .open-card, .hand-card, .mode');
  for (const piece of (await pieces.all()).filter((_, at) => at % 2)) {
    if (await piece.isVisible()) await piece.click({ force: true });
  }
  if (!isPhone(info)) for (const key of ['1', 'u', 't']) await page.keyboard.press(key);
  await expect(title(page)).toHaveText('Looking at Samuel’s city');
  await expect(notice(page)).toHaveCount(0);
  // One button back, and nothing has changed.
  await main(page).click();
  await expect(title(page)).toHaveText(idle);
  await expect(strip.getByRole('heading')).toContainText('Inés');
  expect(await played(page)).toEqual(record.actions);
  if (!isPhone(info)) {
    for (const key of ['Escape', '0', 'e']) {
      await page.keyboard.press(']');
      await expect(title(page)).toHaveText('Looking at Yusuf’s city');
      await page.keyboard.press(key);
      await expect(title(page)).toHaveText(idle);
    }
  }
  // After the end nothing is offered, and nobody is asked what a scoring would bring.
  await sit(page, golden('granada'));
  await button(page, 'Cities').click();
  await expect(title(page)).toHaveText('The game is over');
  await expect(bar(page).getByRole('button')).toHaveText(['‹ Yusuf', 'Samuel ›', 'To the final result']);
  await expect(page.getByRole('list', { name: 'if scored now' })).toHaveCount(0);
  await player(page, 'Samuel').click();
  await expect(strip.getByRole('heading')).toContainText('Samuel');
  await expect(bar(page).getByRole('button', { name: /Buy|Take|End turn|Undo/ })).toHaveCount(0);
});

test('U42 a tile that must be placed cannot be put out of reach', async ({ page }, info) => {
  test.skip(isPhone(info), 'the pointer is a mouse');
  await sit(page, placing());
  const waiting = page.getByRole('group', { name: 'Beside the city' }).getByRole('button');
  await expect(places(page)).toHaveCount(1);
  for (const away of [
    () => waiting.click(),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('1'),
    () => cell(page, '1 right').click(),
  ]) {
    await away();
    await title(page).hover();
    await expect(title(page)).toContainText('Park 2');
    await expect(places(page)).toHaveCount(1);
    await expect(button(page, /^Reserve/)).toBeVisible();
  }
});

test('U43 the bar says what is done, what it costs on its button, and has one main button', async ({ page }, info) => {
  test.skip(isPhone(info), 'the pointer is a mouse');
  await sit(page, placing());
  await expect(bar(page)).toHaveCount(1);
  await expect(bar(page).locator('[data-main]')).toHaveCount(1);
  await expect(button(page, 'Turn over pay 3')).toBeVisible();
  await expect(button(page, 'Reserve free')).toBeVisible();
  // What is pointed at is said there, and built by a click.
  await cell(page, '1 up').hover();
  await expect(bar(page)).toContainText('Moat 0 → 3');
  await cell(page, '1 down').hover();
  await expect(bar(page)).toContainText('Edges don’t match');
  await button(page, /^Turn over/).click();
  await expect(main(page)).toHaveAccessibleName('Build · pay 3');
  await expect(button(page, /^Turn back/)).toBeVisible();
});

test('U44 the first tap pins, another place moves the pin, the second tap or the bar builds', async ({ page }, info) => {
  test.skip(!isPhone(info), 'a finger');
  const record = inHand('both', 203);
  const before = record.actions.length;
  await sit(page, record);
  const tick = page.locator('.pin .tick');
  const [upper, lower] = [places(page).first(), places(page).last()];
  const middle = async one => { const { x, y, width, height } = await one.boundingBox(); return [x + width / 2, y + height / 2]; };
  const tap = async one => page.touchscreen.tap(...(await middle(one)));
  expect(await places(page).count()).toBeGreaterThan(1);
  await expect(tick).toHaveCount(0);
  await expect(main(page)).toHaveAttribute('aria-disabled', 'true');
  // It shows, and says how to go on.
  await tap(upper);
  await expect(tick).toHaveCount(1);
  await expect(title(page)).toContainText('here');
  await expect(main(page)).not.toHaveAttribute('aria-disabled', 'true');
  const at = await middle(tick);
  await tap(lower);
  await expect(tick).toHaveCount(1);
  expect(await middle(tick)).not.toEqual(at);
  expect(await played(page)).toHaveLength(before);
  // The tick builds.
  await tap(tick);
  const second = (await played(page)).at(-1);
  expect(second).toMatch(/^place /);
  await expect(button(page, 'End turn')).toBeVisible();
  // The button builds at the pin.
  await button(page, 'Undo').tap();
  await tap(upper);
  await main(page).tap();
  const first = (await played(page)).at(-1);
  expect(first).toMatch(/^place /);
  expect(first).not.toBe(second);
  expect(await played(page)).toHaveLength(before + 1);
});

test('U44 a place that is refused says why and takes nothing away', async ({ page }, info) => {
  test.skip(!isPhone(info), 'a finger');
  await sit(page, placing());
  await cell(page, '1 down').tap();
  await expect(bar(page)).toContainText('Edges don’t match');
  await expect(places(page)).toHaveCount(1);
  expect(await played(page)).toHaveLength(2);
  // A single place is pinned from the start, so one tap on it builds.
  await cell(page, '1 up').tap();
  expect((await played(page)).at(-1)).toBe('place g7e 0,-1');
});

// Runs in the page: the region of the table in which the focus is.
function whereFocusIs() {
  const now = document.activeElement;
  if (!now || now === document.body) return null;
  const regions = {
    'modes': '.modes', 'lines': '.lines', 'city': '.board [role=grid]', 'zoom': '.board-tools', 'money': '.hand', 'bonus': '.own-bonus',
    'reserve': '.reserve', 'tiles in hand': '.thumbs', 'other gardens': '.other-gardens', 'answers': '.answers', 'primary': '[data-main]', 'bar': '.action-bar', 'yard': '.yard',
    'open money': '.open-money', 'huts': '.huts', 'log': '.log', 'players': '.players', 'majorities': '.majorities', 'top bar': '.top',
    'recap': '.recap',
  };
  const region = Object.keys(regions).find(name => now.closest(regions[name])) ?? now.outerHTML.slice(0, 80);
  const { width, height } = now.getBoundingClientRect();
  return { region, name: (now.ariaLabel || now.textContent).trim().slice(0, 40), isSeen: width > 0 && height > 0 };
}

// Once round the page, from where the focus comes in until it leaves at the other end or begins anew.
async function round(page, key) {
  const stops = [];
  for (let most = 0; most < 40; most++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(whereFocusIs);
    if (!stop || (stop.region === stops[0]?.region && stop.name === stops[0].name)) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} never leaves the table: ${stops.slice(-5).map(stop => stop.region)}`);
}

// The stops in their order; `+` stands for the buttons of the bar before the main one.
const IDLE = 'modes, city, zoom, money, +, primary, yard, open money, log, players, majorities, top bar';
const PLACING = IDLE.replace('money, +', 'money, tiles in hand, +');
const GARDENS = 'city, +, primary, recap, log, top bar';
const look = async page => { await page.keyboard.press(']'); await settled(page); };
const ROUNDS = {
  'nothing chosen': [granada(), IDLE],
  'money chosen': [granada(), IDLE, page => open(page, 'ArrowRight', 'Enter', 'open money')],
  'a tile chosen': [granada(), IDLE, page => open(page, 'ArrowRight', 'Enter', 'yard')],
  'redesign': [golden('granada', 228), IDLE.replace('money,', 'money, reserve,'), page => page.keyboard.press('3')],
  'placing, and pinned': [placing(), PLACING],
  'nothing left': [granada(['take c9']), IDLE],
  'another’s city': [granada(), IDLE, look],
  'a question': [golden('alhambra-all-modules', 120), IDLE.replace('money, +', 'money, bonus, reserve, answers').replace('log', 'huts, log')],
  'all modules, a tile in hand': [inHand('alhambra-all-modules', 203), PLACING.replace('money,', 'money, bonus, reserve,').replace('log', 'huts, log')],
  'the combination': [golden('both', 200), IDLE.replace('city', 'lines, city').replace('money,', 'money, reserve,')],
  'a vizier’s purchase': [VIZIERS, IDLE, page => press(page, 'Inés: use the vizier')],
  'a tile that Dirk may have': [inHand('granada-two', 0), PLACING],
  'a last tile': [golden('granada', 380), PLACING.replace('yard, ', '')],
  'after the end': [golden('granada'), 'city, zoom, +, primary, open money, log, players, majorities, top bar', page => press(page, 'Cities')],
  'the Gardens': [golden('gardens', 40), GARDENS],
  'the Gardens, a garden pinned': [golden('gardens', 40), GARDENS.replace('recap, ', ''), page => open(page, 'n', 'Enter', 'city')],
  'the Gardens, a garden planted': [golden('gardens', 40), GARDENS, page => open(page, 'n', 'Enter', 'e', 'city')],
  'the Gardens with a hand of three': [golden('gardens-hand-of-three', 40), GARDENS.replace('recap', 'other gardens, recap')],
  'the Gardens after the end': [golden('gardens'), 'city, primary, recap, log, top bar', page => press(page, 'Gardens')],
};

// Goes to a region by Tab, and presses keys there.
async function open(page, ...keys) {
  const region = keys.pop();
  for (let most = 0; most < 40; most++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(whereFocusIs))?.region === region) break;
  }
  for (const key of keys) await page.keyboard.press(key);
  await settled(page);
  // On to the end of the page, where the next round begins.
  await round(page, 'Tab');
}

test('U46 Tab and Shift+Tab go once round the table in every state of a turn and in every game', async ({ page }, info) => {
  test.skip(isPhone(info), 'keys are for a desk');
  test.slow();
  for (const [state, [record, expected, act]] of Object.entries(ROUNDS)) {
    await sit(page, record);
    await act?.(page);
    await settled(page);
    if (await page.evaluate(whereFocusIs)) await round(page, 'Tab');
    const there = await round(page, 'Tab');
    const regions = stops => stops.map(stop => stop.region).filter((one, at, all) => one !== 'bar' || all[at - 1] !== 'bar').join(', ').replace('bar,', '+,');
    expect(regions(there), state).toBe(expected);
    expect(there.filter(stop => !stop.isSeen), state).toEqual([]);
    const back = await round(page, 'Shift+Tab');
    expect(back.reverse().map(stop => stop.name), state).toEqual(there.map(stop => stop.name));
  }
});

test('U46 keys turn, store and unpin the tile in hand, and look at the cities', async ({ page }, info) => {
  test.skip(isPhone(info), 'keys are for a desk');
  await sit(page, placing());
  await page.keyboard.press('r');
  await expect(title(page)).toContainText('Bath house 3');
  await page.keyboard.press('r');
  await expect(title(page)).toContainText('Park 2');
  await page.keyboard.press(']');
  await expect(city(page, 'Yusuf')).toBeVisible();
  await page.keyboard.press(']');
  await expect(city(page, 'Zahra')).toBeVisible();
  await page.keyboard.press('[');
  await expect(city(page, 'Yusuf')).toBeVisible();
  await page.keyboard.press('0');
  await expect(city(page, 'Inés')).toBeVisible();
  await page.keyboard.press('t');
  expect((await played(page)).at(-1)).toBe('store g7e');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('E');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('U46 by keys alone a garden is pinned, turned and planted, and the turn ended', async ({ page }, info) => {
  test.skip(isPhone(info), 'keys are for a desk');
  await sit(page, golden('gardens', 40));
  const before = (await played(page)).length;
  await page.keyboard.press('Tab');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  // The first Enter pins or plants; E plants what is only pinned.
  await settled(page);
  if ((await played(page)).length === before) await page.keyboard.press('e');
  expect(await played(page)).toHaveLength(before + 1);
  await page.keyboard.press('e');
  expect(await played(page)).toHaveLength(before + 2);
});

// How large things are drawn, in CSS pixels.
const sizes = page => page.evaluate(() => Object.fromEntries(
  ['.hand-card', '.offer .tile', '.open-card', '.score', '.main-button'].map(name => [name, document.querySelector(name).getBoundingClientRect().height]),
));
const words = page => page.evaluate(() => Object.fromEntries(
  ['h1', '.bar-detail', '.mode', '.says', '.player-name b', '.log li'].map(name => [name, Number.parseFloat(getComputedStyle(document.querySelector(name)).fontSize)]),
));

test('U48 pieces and words grow with the window, and no word is smaller than 11 px', async ({ page }, info) => {
  test.skip(isPhone(info), 'the windows are set here');
  await sit(page, golden('granada', 228));
  let before;
  for (const window of [[1280, 720], [1920, 1080], [3840, 2160]]) {
    await resize(page, window);
    const now = { ...(await sizes(page)), ...(await words(page)) };
    for (const [name, size] of Object.entries(before ?? {})) expect(now[name], `${name} at ${named(window)}`).toBeGreaterThan(size);
    before = now;
  }
  for (const window of WINDOWS) {
    await resize(page, window);
    for (const [name, size] of Object.entries(await words(page))) expect(size, `${name} at ${named(window)}`).toBeGreaterThanOrEqual(11);
  }
});
