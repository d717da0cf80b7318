// Plays a game as people do who see only the page: by clicking, tapping or with the keyboard alone.
//
// What can be done is read from the accessible names, so a game played here is also a game that a
// screen reader could play.

// How one and the same intention is carried out.
export const mouse = {
  press: target => target.click(),
  // A place in the city.
  build: cell => cell.click(),
};

export const finger = {
  press: target => target.tap(),
  // The first tap looks, the second builds.
  build: async cell => {
    await cell.tap();
    await cell.tap();
  },
};

export const keyboard = {
  press: async target => {
    await target.focus();
    await target.press('Enter');
  },
  // N jumps to the first legal place, Enter builds there.
  build: async (cell, page) => {
    await page.getByRole('grid', { name: /City of/ }).focus();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  },
};

const button = (page, name) => page.getByRole('button', { name, exact: true });

// What the page asks for now; the first that is there is done.
function steps(page, hands) {
  const press = locator => () => hands.press(locator.first());
  const curtain = page.getByRole('button', { name: /show my hand|^Continue: I am/ });
  const closeScoring = page.getByRole('button', { name: /^(Back to the table|To the final result)$/ });
  const skip = page.getByRole('button', { name: 'Skip to the result' });
  const onward = page.getByRole('button', { name: /^(Go on: |Next: Scoring C|Go on without$)/ });
  // Only now are bought tiles placed; before, they are looked at.
  const placing = page.getByRole('heading', { level: 1, name: /place your|last tile/ });
  const fits = page.getByRole('gridcell', { name: /fits here/ });
  const exact = page.getByRole('button', { name: /; exact / });
  const money = page.getByRole('group', { name: 'Open money' }).getByRole('button');
  return [
    [curtain, press(curtain)],
    [closeScoring, press(closeScoring)],
    [skip, press(skip)],
    [onward, press(onward)],
    [button(page, 'End turn'), press(button(page, 'End turn'))],
    [button(page, 'Take'), press(button(page, 'Take'))],
    [page.getByRole('button', { name: /^Buy ./ }), press(page.getByRole('button', { name: /^Buy ./ }))],
    [placing, () => place(page, hands, fits)],
    [exact, press(exact)],
    [button(page, 'Pass'), press(button(page, 'Pass'))],
    [money, press(money)],
  ];
}

// Builds the tile in hand at the first place where it fits, else it goes into the reserve.
async function place(page, hands, fits) {
  if (await fits.first().isVisible()) await hands.build(fits.first(), page);
  else await hands.press(button(page, 'To the reserve'));
}

// One step of whoever is on turn; false once the game is over.
export async function step(page, hands) {
  if (await page.getByRole('button', { name: 'Play again' }).isVisible()) return false;
  for (const [locator, act] of steps(page, hands)) {
    if (await locator.first().isVisible()) {
      await act();
      return true;
    }
  }
  throw new Error('nothing to do: ' + (await page.getByRole('heading', { level: 1 }).innerText()));
}

// Plays on until a condition holds or the game is over; says how many steps it took.
export async function playUntil(page, hands, isEnough = () => false, most = 3000) {
  for (let steps = 0; steps < most; steps++) {
    if (await isEnough()) return steps;
    if (!(await step(page, hands))) return steps;
  }
  throw new Error(`the game is not over after ${most} steps`);
}
