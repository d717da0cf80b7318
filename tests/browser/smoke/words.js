// Everything that the smoke run looks for on the page: roles and accessible names, as a reader hears them.

const button = name => ({ role: 'button', name });

// Home, settings and set-up.
export const about = { role: 'button', name: /^(About|Über)/ };
export const headline = { role: 'heading1' };
export const heading = name => ({ role: 'heading', name });
export const newGame = title => ({ role: 'link', name: `New game: ${title}` });
export const language = { role: 'combobox', name: /^(Language|Sprache)$/ };
export const appearance = { role: 'combobox', name: /^(Appearance|Erscheinungsbild)$/ };
export const moduleSwitch = name => ({ role: 'switch', name });
export const MODULES = ['Vizier’s favour', 'Bureau de change', 'Bonus cards', 'Workers’ huts'];
export const seedFold = { role: 'summary', name: 'Set a seed (optional)' };
export const seed = { role: 'textbox', name: 'Seed' };
export const begin = button('Start game');

// The table: what lies there, and which games are over.
export const cells = { role: 'gridcell' };
export const hand = { role: 'button', within: { role: 'group', name: /^Your hand/ } };
export const playAgain = button('Rematch');
export const winner = /wins|share the victory/;

// What a player presses, in this order of preference, and what that does. A button that is off is passed
// over; what a button costs stands behind its word. A click builds in a city and pins in the Gardens.
export const WISHES = [
  { does: 'go on', ...button(/^(Skip to the result|Back to the table|To the final result)$/) },
  { does: 'open the curtain', ...button(/show my (cards|gardens?)|^Nobody – continue$/) },
  { does: 'go on', ...button(/^(Continue: |Next: Scoring C)/) },
  { does: 'buy', ...button(/^Buy [A-Z]/) },
  { does: 'plant', ...button('Plant here') },
  { does: 'build', role: 'gridcell', name: /fits here/ },
  { does: 'reserve', ...button(/^To the reserve/) },
  { does: 'end', ...button(/^End (turn|purchase)$/) },
  { does: 'take', ...button(/^Take( ?·|$)/) },
  { does: 'choose a tile', ...button(/; exact/) },
  { does: 'go on', ...button(/^(Continue|Skip)$/) },
  { does: 'choose money', role: 'button', within: { role: 'group', name: 'Money' } },
  // Where there is room for one kind of piece only, its tab brings it.
  { does: 'open the shelf', ...button('Take money') },
  { does: 'pass', ...button('Pass') },
];
