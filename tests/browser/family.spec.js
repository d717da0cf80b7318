// Alhambra & Granada and the modules: what is asked gives no hand away, and every piece is on the table.
import { test, expect, expectAccessible, inBothThemes, settled } from './fixtures.js';
import { DESKS, LYING, PHONES, TABLETS, named, resize } from './boxes.js';
import { fresh, golden, sit, stacked, HIDDEN, OPEN } from './saves.js';

test.use({ reducedMotion: 'reduce' });

const button = (page, name) => page.getByRole('button', { name });
const title = page => page.getByRole('heading', { level: 1 });
const detail = page => page.locator('.bar-detail');
const city = page => page.getByRole('grid', { name: /City of/ });
const cards = page => page.getByRole('group', { name: 'Your bonus cards' });
const isPhone = info => info.project.name === 'phone';

// On a phone the shelf has the pieces of one kind of action.
async function shelf(page, info, name) {
  if (isPhone(info)) await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name }).tap();
}

// Yusuf has ended the first turn. Inés holds 24 in three cards, and Pavilion 7 is to be had for denars:
// she can pay it, or she cannot.
const asksForViziers = canPay => {
  const inés = canPay ? ['d7', 'r8', 'c9'] : ['d9', 'r8', 'c7'];
  const money = [...inés, 'r9', 'r9', 'c2', 'f9', 'f9', 'f3', 'd1', 'd2', 'c1', 'f1'];
  return stacked({ seats: 3, viziers: true }, { money, yard: ['a6', 'a9', 'a25', 'a45'] }, ['take d1', 'end']);
};

// Inés has built Pavilion 8 and scoring A is next; she holds its bonus card, or another.
const asksForBonusCards = canPlay => {
  const money = ['d8', 'd9', 'r3', 'r9', 'r9', 'c3', 'f9', 'f9', 'f3', 'c1', 'd1', 'f1', 'r1', 'A'];
  const bonus = [canPlay ? 'a7' : 'a14', 'a22', 'a23', 'a31', 'a32', 'a39', 'a42', 'a50', 'a53'];
  const actions = ['buy a7 d8', 'take c1', 'place a7 0,-1', 'end'];
  return stacked({ seats: 3, bonus_cards: true }, { money, bonus, yard: ['a7', 'a9', 'a25', 'a45'] }, actions);
};

// Everything that the page holds: its source, and what is read out.
async function whole(page) {
  await settled(page);
  const source = await page.evaluate(() => document.documentElement.outerHTML);
  return { source, read: await page.locator('body').ariaSnapshot() };
}

// What a question shows for two hidden hands must be the same, however one looks at it.
async function expectAlike(page, asks) {
  const [first, second] = [[], []];
  for (const [seen, hand] of [[first, true], [second, false]]) {
    await sit(page, asks(hand), HIDDEN);
    seen.push(await whole(page));
    await button(page, 'Look at the table').click();
    seen.push(await whole(page));
    await button(page, 'Back').click();
    await page.reload();
    await expect(title(page)).toBeVisible();
    seen.push(await whole(page));
  }
  expect(first).toEqual(second);
}

const asked = page => page.getByRole('region', { name: /^Does anyone/ });
const noHand = async page => {
  const source = await page.evaluate(() => document.getElementById('page').outerHTML);
  for (const word of ['hand-card', 'bonus-card', 'Your hand']) expect(source).not.toContain(word);
};

test('U20 every face-up vizier is offered beside the yard, whatever the hands say', async ({ page }) => {
  await expectAlike(page, asksForViziers);
  await sit(page, asksForViziers(false), HIDDEN);
  await expect(asked(page).getByRole('button')).toHaveText([/Zahra/, /Inés/, /Yusuf/]);
  // The yard lies there with coins and prices, and without a word on who could pay.
  const yard = asked(page).getByRole('list', { name: 'The yard' }).getByRole('listitem');
  await expect(yard).toHaveText([/^Pavilion 7.*; 7 denars/, /; 4 dirhams/, /; 6 ducats/, /; 8 florins/]);
  for (const verdict of ['exact', 'short', 'over']) await expect(yard.filter({ hasText: verdict })).toHaveCount(0);
  // Going on is one click, and the hand that shows then is that of whoever plays.
  await expect(button(page, 'Nobody – continue')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Zahra, your turn');
});

test('U20 a name leads to a hand-over, and an answer speaks for its seat alone', async ({ page }) => {
  await sit(page, asksForViziers(true), HIDDEN);
  await button(page, 'Yusuf: use the vizier').click();
  await expect(title(page)).toHaveText('Hand the device to Yusuf');
  await expect(page.getByText('Yusuf’s vizier wants to buy')).toBeVisible();
  await noHand(page);
  await button(page, 'Back: Yusuf buys nothing').click();
  // Who comes before in the order has lost nothing.
  await expect(asked(page).getByRole('button')).toHaveText([/Zahra/, /Inés/]);
  await expect(asked(page).locator('.answers > li').last()).toHaveText(/Yusuf\s*declines/);
  await expect(button(page, 'Nobody – continue')).toBeFocused();
  await page.reload();
  await expect(asked(page).getByRole('button')).toHaveText([/Zahra/, /Inés/]);
  // Now the table is theirs who have said so: the vizier is lit, and nothing else can be done.
  await button(page, 'Inés: use the vizier').click();
  await button(page, /^I’m Inés/).click();
  await expect(title(page)).toHaveText('Inés, buy with your vizier’s favour');
  const lit = page.locator('.mode:not([aria-disabled])');
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAccessibleName('Vizier');
  await expect(lit).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.offer.exact')).toHaveCount(1);
  await expect(page.locator('.offer.missing')).toHaveCount(3);
  await expect(page.locator('.player.on-turn')).toHaveAccessibleName(/Inés/);
  await button(page, 'Skip').click();
  await expect(asked(page).getByRole('button')).toHaveText([/Zahra/]);
  await noHand(page);
  // The last answer ends the question, and whoever is next takes the device.
  await button(page, 'Zahra: use the vizier').click();
  await button(page, 'Back: Zahra buys nothing').click();
  await button(page, /^I’m Zahra/).click();
  await expect(title(page)).toHaveText('Zahra, your turn');
});

test('U20 a vizier pays exactly, lies face down, and is woken by an action', async ({ page }, info) => {
  await sit(page, asksForViziers(true), HIDDEN);
  await button(page, 'Yusuf: use the vizier').click();
  await button(page, 'Back: Yusuf buys nothing').click();
  await button(page, 'Inés: use the vizier').click();
  await button(page, /^I’m Inés/).click();
  await button(page, /^Pavilion 7.*exact/).click();
  await expect(detail(page)).toHaveText('Exact');
  await button(page, /^Buy Pavilion.*7/).click();
  await button(page, /^Reserve\s*free/).click();
  await button(page, 'End purchase').click();
  // After a purchase everybody is asked again; Inés has used hers.
  await expect(asked(page).locator('.answers > li')).toHaveText([/Zahra/, /Inés\s*asleep/, /Yusuf/]);
  await expect(asked(page).getByRole('button')).toHaveText([/Zahra/, /Yusuf/]);
  await button(page, 'Nobody – continue').click();
  await expect(button(page, /^Show Inés’s city.*vizier asleep/)).toBeVisible();
  await expect(button(page, 'Wake the vizier')).toBeDisabled();
  // In her next turn Inés wakes it; that was the turn.
  await shelf(page, info, 'Take money');
  await page.getByRole('group', { name: 'Money' }).getByRole('button').first().click();
  await button(page, /^Take\b.*\d$/).click();
  await button(page, 'End turn').click();
  await button(page, 'Nobody – continue').click();
  await button(page, 'Wake the vizier').click();
  await expect(detail(page)).toHaveText('This takes your action. No further action follows.');
  await button(page, 'Wake vizier').click();
  await expect(title(page)).toHaveText('Inés, that’s your turn');
  await expect(button(page, /^Show Inés’s city.*vizier awake/)).toBeVisible();
});

test('U20 with open hands the question stands in the bar', async ({ page }, info) => {
  await sit(page, asksForViziers(true), OPEN);
  await expect(title(page)).toHaveText('Does anyone use their vizier?');
  await expect(detail(page)).toHaveText('Zahra, Inés or Yusuf may buy one tile for exactly its price before Zahra’s turn.');
  await expect(page.locator('.hand-card').first()).toBeVisible();
  // The turn is still that of its owner, not of who is asked.
  await expect(page.locator('.player.on-turn')).toHaveAccessibleName(/Yusuf/);
  // What is clicked meanwhile is no mistake.
  await page.locator('.offer').first().click({ force: true });
  await page.locator('.hand-card').first().click();
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(title(page)).toHaveText('Does anyone use their vizier?');
  for (const name of ['Zahra', 'Inés', 'Yusuf']) {
    const { width, height } = await button(page, `${name}: use the vizier`).boundingBox();
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
  }
  // A press opens no curtain: the hands are open. Saying no leaves the others asked.
  await button(page, 'Yusuf: use the vizier').click();
  await expect(title(page)).toHaveText('Yusuf, buy with your vizier’s favour');
  await button(page, 'Skip').click();
  await expect(page.locator('.action-bar .answer')).toHaveCount(2);
  await button(page, 'Inés: use the vizier').click();
  await button(page, /^Pavilion 7.*exact/).click();
  await button(page, /^Buy Pavilion.*7/).click();
  await button(page, /^Reserve\s*free/).click();
  await button(page, 'End purchase').click();
  // Nobody else can pay anything exactly, so nobody is asked again.
  await expect(title(page)).toHaveText('Zahra, your turn');
  if (isPhone(info)) return;
  // One key goes on for all.
  await sit(page, asksForViziers(true), OPEN);
  await expect(title(page)).toHaveText('Does anyone use their vizier?');
  await page.keyboard.press('e');
  await expect(title(page)).toHaveText('Zahra, your turn');
});

test('U20 with open hands nobody is asked who could only say no', async ({ page }) => {
  await sit(page, { ...asksForViziers(false), actions: ['take d1'] }, OPEN);
  await button(page, 'End turn').click();
  await expect(title(page)).toHaveText('Zahra, your turn');
});

test('U21 everybody who holds a bonus card is offered the same window', async ({ page }) => {
  await expectAlike(page, asksForBonusCards);
  for (const canPlay of [true, false]) {
    await sit(page, asksForBonusCards(canPlay), HIDDEN);
    await expect(title(page)).toHaveText('Scoring A comes now');
    await expect(asked(page).getByRole('button')).toHaveText([/Yusuf/, /Zahra/, /Inés/]);
    await button(page, 'Inés: play a bonus card').click();
    await expect(title(page)).toHaveText('Hand the device to Inés');
    await noHand(page);
    await button(page, /^I’m Inés/).click();
    await expect(cards(page).getByRole('button')).toHaveCount(3);
    const card = cards(page).getByRole('button', { name: 'Pavilion 8. Play: Pavilion 1 → 2' });
    await expect(card).toHaveCount(canPlay ? 1 : 0);
    if (canPlay) {
      await card.click();
      await expect(title(page)).toHaveText('Bonus card Pavilion 8');
      await expect(detail(page)).toHaveText('Pavilion 1 → 2');
      await button(page, /^Play card/).click();
      await expect(cards(page).getByRole('button')).toHaveCount(2);
      await expect(page.getByRole('gridcell', { name: /Pavilion 8, no wall, bonus card in play/ })).toBeAttached();
      await expect(city(page).getByText('+1')).toBeVisible();
    }
    await button(page, 'Continue').click();
    // Inés was asked last, and the others have lost nothing.
    await expect(asked(page).getByRole('button')).toHaveText([/Yusuf/, /Zahra/]);
    await expect(asked(page).locator('.answers > li').last()).toHaveText(/Inés\s*done/);
    await button(page, 'Nobody – continue').click();
    await expect(title(page)).toHaveText('Scoring A');
    await button(page, 'Skip to the result').click();
    await page.getByRole('navigation', { name: 'Steps of the scoring' }).getByRole('button', { name: /^Pavilion/ }).click();
    await expect(page.locator('.ranks > li').first()).toContainText(canPlay ? '2 pavilions' : '1 pavilion');
  }
});

test('U21 with open hands bonus cards are asked for in the bar, by those who could play one', async ({ page }) => {
  await sit(page, asksForBonusCards(true), OPEN);
  await expect(title(page)).toHaveText('Does anyone play a bonus card?');
  await button(page, 'Inés: play a bonus card').click();
  await expect(cards(page).getByRole('button', { name: /Play: Pavilion/ })).toHaveCount(1);
  await button(page, 'Continue').click();
  // Nobody else has a tile of theirs.
  await expect(title(page)).toHaveText('Scoring A');
});

// Six who are all asked: each has three cards, and the first turn is over.
const sixAsked = options => stacked({ seats: 6, ...options }, {
  money: ['d9', 'd9', 'd2', 'r9', 'r9', 'r2', 'c9', 'c9', 'c2', 'f9', 'f9', 'f2', 'd9', 'r9', 'd3', 'c9', 'f9', 'c3', 'c1', 'd1', 'f1', 'r1', 'A'],
  yard: ['a6', 'a9', 'a25', 'a45'],
}, ['take c1', 'end']);
// Two sets in the yard, when somebody was asked first.
function twoSets() {
  const { actions } = golden('both-six-vizier');
  return golden('both-six-vizier', actions.findIndex((one, at) => one === 'decline' && actions[at - 1] === 'end'));
}
const CROWDS = {
  'viziers of six': sixAsked({ viziers: true }),
  'bonus cards of six': sixAsked({ bonus_cards: true }),
  'two sets': twoSets(),
};

// Runs in the page: buttons that are out of sight, covered, cut or too small for a finger, and a page that
// would have to be scrolled.
function findCuts() {
  const found = [];
  const curtain = document.querySelector('.curtain');
  if (curtain && curtain.scrollHeight > curtain.clientHeight + 1) found.push(`the curtain scrolls by ${curtain.scrollHeight - curtain.clientHeight}`);
  const buttons = document.querySelectorAll(curtain ? '.curtain button, li.answer' : '.action-bar button');
  for (const one of buttons) {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const name = one.getAttribute('aria-label') ?? one.textContent;
    if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`out of sight: ${name}`);
    else if (!one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) found.push(`covered: ${name}`);
    if (width < 43.5 || height < 43.5) found.push(`${Math.round(width)} x ${Math.round(height)}: ${name}`);
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) found.push(`cut: ${name}`);
  }
  const head = document.querySelector(curtain ? '.question h2' : '.bar-title h1');
  // The letters of titles are taller than their lines.
  if (head.scrollWidth > head.clientWidth + 1 || head.scrollHeight > head.clientHeight + 8) found.push(`cut: ${head.textContent}`);
  return found;
}

for (const locale of ['en-GB', 'de-DE']) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`U20 U21 a question fits every window, also for six: ${locale}`, async ({ page }, info) => {
      test.skip(isPhone(info), 'the windows are set here');
      const found = [];
      for (const [state, record] of Object.entries(CROWDS)) {
        for (const manners of [HIDDEN, OPEN]) {
          await sit(page, record, manners);
          await expect(page.locator('.answer').first()).toBeVisible();
          for (const window of [...PHONES, ...LYING, ...TABLETS, ...DESKS.slice(0, 4)]) {
            await resize(page, window);
            for (const cut of await page.evaluate(findCuts)) found.push(`${state}, ${manners === OPEN ? 'open' : 'hidden'}, ${named(window)}: ${cut}`);
          }
        }
      }
      expect(found).toEqual([]);
    });
  });
}

test('U21 a bonus card comes back when its tile leaves the city', async ({ page }, info) => {
  const money = ['d8', 'd9', 'r3', 'r9', 'r9', 'c3', 'f9', 'f9', 'f3', 'c1', 'd1', 'f1', 'r1'];
  const record = stacked({ seats: 3, bonus_cards: true }, { money, bonus: ['a7'], yard: ['a7', 'a9', 'a25', 'a45'] },
    ['buy a7 d8', 'take c1', 'place a7 0,-1', 'bonus a7', 'end', 'take d1', 'end', 'take f1', 'end']);
  await sit(page, record);
  await shelf(page, info, 'Your bonus cards');
  await expect(cards(page).getByRole('button')).toHaveCount(2);
  await expect.soft(cards(page), 'what is in play says so').toContainText('in play');
  await settled(page);
  await page.getByRole('gridcell', { name: /Pavilion 8/ }).click();
  await expect(title(page)).toHaveText('Pavilion 8');
  await button(page, 'Remove to reserve').click();
  await expect(title(page)).toHaveText(/that’s your turn/);
  await expect(button(page, /^Show Inés’s city.*3 bonus cards/)).toBeAttached();
  await expect(city(page).getByText('+1')).toHaveCount(0);
});

test('U5 a bureau de change pays in two currencies, is named, and is discarded', async ({ page }) => {
  await sit(page, golden('alhambra-bureaus', 134));
  await button(page, /^Tower 12.*exact.*bureau de change dirham\/florin/).click();
  // The value of a card is free for a click, also where others lie over the rest of it.
  const hand = name => page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name });
  const press = card => card.click({ position: { x: 8, y: 12 } });
  const bureau = hand('bureau de change dirham/florin');
  await expect(bureau).toHaveAttribute('aria-pressed', 'true');
  await expect(detail(page)).toHaveText('Exact – you get another action. The bureau de change dirham/florin is discarded too.');
  // Without the card its other currency is not taken; a card of it brings the bureau back.
  await press(bureau);
  await expect(detail(page)).not.toContainText('is discarded too');
  await press(hand('9 florins').first());
  await press(hand('3 dirhams').first());
  await expect(page.getByText('3 dirhams and 9 florins')).toBeAttached();
  await expect(detail(page)).toContainText('Exact – you get another action');
  await button(page, /^Buy Tower.*12/).click();
  await expect(title(page)).toHaveText('Yusuf, still your turn');
});

test('U7 a bureau de change is taken alone', async ({ page }, info) => {
  const money = ['d9', 'd9', 'd2', 'r9', 'r9', 'c3', 'f9', 'f9', 'f3', 'c1', 'd1', 'f1', 'r1', 'x0'];
  await sit(page, stacked({ seats: 3, bureaus: true }, { money }, ['take c1', 'end']));
  await shelf(page, info, 'Take money');
  const open = page.getByRole('group', { name: 'Money' });
  await open.getByRole('button', { name: /bureau/ }).click();
  await expect(detail(page)).toHaveText('Take a bureau de change on its own');
  await expect(open.getByRole('button', { name: /^1 denar/ })).toHaveClass(/of-no-use/);
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(title(page)).toHaveText(/that’s your turn/);
});

test('U10 huts show what they count, before and after, and three are the limit', async ({ page }, info) => {
  await sit(page, golden('alhambra-huts', 1));
  await shelf(page, info, 'Take a hut');
  const piles = page.getByRole('group', { name: 'Workers’ huts' }).getByRole('button');
  await expect(piles).toHaveCount(6);
  await piles.first().click();
  await expect(title(page)).toHaveText(/ hut/);
  await expect(detail(page)).toHaveText('It’s free, but no further action follows.');
  await button(page, /^Take hut/).click();
  const thumb = page.getByRole('group', { name: 'Beside the city' }).getByRole('button', { name: / hut/ });
  // Another tile was bought before; the hut is taken in hand instead.
  await thumb.click();
  await expect(thumb).toHaveAttribute('aria-pressed', 'true');
  const place = page.getByRole('gridcell', { name: /hut fits here/ }).first();
  await settled(page);
  if (isPhone(info)) {
    await place.tap();
    await expect(detail(page)).toHaveText(/This hut counts \d/);
    await button(page, 'Build here').tap();
  } else {
    await place.hover();
    await expect(detail(page)).toHaveText(/This hut counts \d/);
    await place.click();
  }
  await expect(page.getByRole('gridcell', { name: / hut, .*, counts \d\./ })).toBeAttached();
  await expect(city(page).getByText(/^×\d$/)).toBeVisible();
  // Three are the limit.
  await sit(page, golden('alhambra-all-modules', 300));
  await expect(page.getByText('you have 3 of 3')).toBeAttached();
  await expect(button(page, 'Take a hut')).toBeDisabled();
  if (!isPhone(info)) await expect(piles.first()).toBeDisabled();
});

test('U14 wall, moat and seam are named over the city, and each is drawn alone', async ({ page }, info) => {
  await sit(page, golden('both', 350));
  const lines = page.getByRole('group', { name: 'The longest lines' });
  for (const name of [/^Wall 4$/, /^Moat 2$/, /^Wall and moat 1\s*= 2 points$/]) {
    await expect(lines.getByRole('button', { name })).toBeVisible();
  }
  const drawn = () => city(page).evaluate(one => [one.querySelectorAll('.trail-gold').length > 0, one.querySelectorAll('.seam-gold').length > 0]);
  expect(await drawn()).toEqual([true, true]);
  // The mouse draws one alone while it points there, a finger until it taps again.
  const point = name => lines.getByRole('button', { name })[isPhone(info) ? 'tap' : 'hover']();
  await point(/^Wall and moat/);
  await expect.poll(drawn).toEqual([false, true]);
  await point(/^Wall \d/);
  await expect.poll(drawn).toEqual([true, false]);
  await (isPhone(info) ? point(/^Wall \d/) : title(page).hover());
  await expect.poll(drawn).toEqual([true, true]);
});

test('U5 the combination offers two tiles a space, each with its own verdict', async ({ page }) => {
  await sit(page, golden('both', 0));
  const yard = page.getByRole('group', { name: 'The yard' });
  const offers = await yard.getByRole('button').evaluateAll(all => all.map(one => one.textContent));
  expect(offers).toHaveLength(8);
  for (const offer of offers) expect(offer).toMatch(/exact|\d over|\d short/);
  // Alhambra first; only Granada's tiles have another side.
  expect(offers.map(offer => /other side/.test(offer))).toEqual([false, true, false, true, false, true, false, true]);
  // The city's first Granada tile is marked, and edges that must be wall and moat are explained.
  await sit(page, golden('both', 350));
  await expect(page.getByRole('gridcell', { name: /Granada’s start tile/ })).toBeAttached();
  await expect(page.getByRole('gridcell', { name: /Wall must meet moat\. .* has no (wall|moat)/ }).first()).toBeAttached();
});

test('U22 a scoring of the combination goes by its order', async ({ page }) => {
  await sit(page, golden('both', 350));
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: /Scoring A/ }).click();
  const steps = page.getByRole('navigation', { name: 'Steps of the scoring' }).getByRole('button');
  await expect(steps.first()).toBeVisible();
  const names = await steps.evaluateAll(all => all.map(one => one.title));
  // What nobody has is not gone through.
  expect(names).toEqual(['Walls', 'Pavilion', 'Seraglio', 'Arcades', 'Garden', 'Tower', 'Moats', 'Arena', 'Bath house',
    'Library', 'Market', 'Park', 'Wall and moat']);
});

test('U3 every combination that the rules allow can be set up', async ({ page }, info) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'New game: Alhambra & Granada' }).click();
  const module = name => page.getByRole('switch', { name });
  await expect(module('Vizier’s favour')).toBeEnabled();
  for (const name of ['Bureau de change', 'Bonus cards', 'Workers’ huts']) {
    await expect(module(name)).toBeDisabled();
    await expect(module(name)).toHaveAccessibleDescription(/only/);
  }
  await expect(page.getByRole('radio', { name: 'Simplified' })).toBeEnabled();
  await page.goto('./#/new/alhambra');
  for (const name of ['Vizier’s favour', 'Bureau de change', 'Bonus cards', 'Workers’ huts']) await module(name).click();
  await expect(page.getByRole('radio', { name: 'Simplified' })).toBeDisabled();
  await button(page, 'Start game').click();
  await button(page, /show my cards/).click();
  await shelf(page, info, 'Take a hut');
  await expect(page.getByRole('group', { name: 'Workers’ huts' })).toBeVisible();
  await shelf(page, info, 'Your bonus cards');
  await expect(cards(page)).toBeVisible();
  await expect(button(page, /vizier awake/)).toHaveCount(3);
});

test('U36 a hand that is wider than the screen does not widen the page', async ({ page }) => {
  const { length } = golden('alhambra-bureaus').actions;
  for (let at = 60; at < length; at += 60) {
    await sit(page, golden('alhambra-bureaus', at));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `after ${at} actions`).toBeLessThanOrEqual(page.viewportSize().width);
  }
});

for (const { theme, colorScheme } of inBothThemes) {
  test(`U34 modules and combination are accessible, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const all = { viziers: true, bureaus: true, bonus_cards: true, huts: true };
    const screens = [
      [asksForViziers(true), HIDDEN], [asksForViziers(true), OPEN], [asksForBonusCards(true), HIDDEN],
      [golden('both', 350), OPEN], [golden('alhambra-all-modules', 161), OPEN], [golden('alhambra-bureaus', 134), OPEN],
      [fresh({ kind: 'alhambra', seats: 6, ...all }, 5), OPEN],
    ];
    for (const [record, tableOptions] of screens) {
      await sit(page, record, tableOptions);
      await expectAccessible(page);
    }
    await sit(page, asksForBonusCards(true), HIDDEN);
    await button(page, 'Inés: play a bonus card').click();
    await expectAccessible(page);
  });
}
