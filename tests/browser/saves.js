// Lays a saved game into the browser's storage, so that a test begins where it matters.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, settled } from './fixtures.js';

export const OPEN = { hides_hands: false, helps: true, ends_turns: false };
export const HIDDEN = { ...OPEN, hides_hands: true };

// A golden game, or a fresh one from a seed, as far as it was played.
export function golden(name, actions = Infinity) {
  const { record } = JSON.parse(readFileSync(new URL(`../data/games/${name}.json`, import.meta.url)));
  return { ...record, actions: record.actions.slice(0, actions) };
}

export function fresh(options, seed, actions = []) {
  const none = { youngest: 0, simplified: false, viziers: false, bureaus: false, bonus_cards: false, huts: false };
  return { albaicin: 1, game: 'cities', rules: 1, options: { ...none, ...options }, chance: { seed: String(seed) }, actions };
}

// A golden game up to where a tile is to be placed, at the earliest after so many actions.
export function inHand(name, from) {
  const at = golden(name).actions.findIndex((action, at) => at >= from && /^(place|store) /.test(action));
  return golden(name, at);
}

// Inés has bought a tile of Granada and taken money; it has one legal place, and waits.
export const placing = () => fresh({ kind: 'granada', seats: 3 }, 3, ['buy g7e c2', 'take c9']);

// The tiles of Alhambra without a wall, which bonus cards name.
const BONUS = ['a7', 'a14', 'a22', 'a23', 'a31', 'a32', 'a39', 'a42', 'a50', 'a53'];

// A game of Alhambra whose piles begin as they are told: money cards as they are dealt and turned up,
// the yard, the bonus cards. What differs only further down differs in nothing that can be seen.
export function stacked(options, { money, yard = [], bonus = [] }, actions = []) {
  const first = (some, all) => {
    const rest = [...all];
    for (const one of some) rest.splice(rest.indexOf(one), 1);
    return [...some, ...rest];
  };
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const coins = [...'drcf'].flatMap(currency => values.flatMap(value => Array(3).fill(`${currency}${value}`)));
  const bureaus = options.bureaus ? ['x0', 'x1', 'x2', 'x3', 'x4', 'x5'] : [];
  const tiles = Array.from({ length: 54 }, (_, at) => `a${at + 1}`);
  const order = { deck: first(money, [...coins, 'A', 'B', ...bureaus]), alhambra: first(yard, tiles), granada: [], huts: [] };
  order.bonus_cards = options.bonus_cards ? first(bonus, BONUS) : [];
  const record = fresh({ kind: 'alhambra', ...options }, 0, actions);
  return { ...record, chance: { stacked: { ...order, later: '0' } } };
}

// The same of the Gardens.
export function freshGardens(options, chance) {
  const none = { oldest: 0, hand_of_three: false, two_colours: false };
  return { albaicin: 1, game: 'gardens', rules: 1, options: { ...none, ...options }, chance, actions: [] };
}

// Asks `cargo xtask`, which knows the form of saves; nothing here does.
async function ask(what, body) {
  const answer = await fetch(new URL(what, process.env.SAVES), { method: 'POST', body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${what}: ${text}`);
  return JSON.parse(text);
}

// What the browser's storage holds once a game has been saved with these records, one after the other;
// `ago` seconds before now.
export async function saved(id, records, { tableOptions = OPEN, ago = 0 } = {}) {
  const saved_at = Math.floor(Date.now() / 1000) - ago;
  const tables = [records].flat().map(record => ({ saved_at, record, table_options: tableOptions }));
  return ask('save', { id, tables });
}

// Puts texts into the browser's storage.
export async function keep(page, texts) {
  await page.evaluate(texts => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text)), texts);
}

// All games in the browser's storage, once the program has saved what it is about to save.
export async function allKept(page) {
  await settled(page);
  return ask('read', await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
}

// The game that each page sits at; each has a name of its own, so that its address is new.
const games = new WeakMap();

// Opens the table of a record.
export async function sit(page, record, tableOptions = OPEN) {
  const number = (games.get(page) ?? 0) + 1;
  games.set(page, number);
  await page.goto('./');
  await settled(page);
  await keep(page, await saved(`test${number}`, record, { tableOptions }));
  await page.goto(`./#/game/test${number}`);
  // The address changes a little before the screen.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

// The game as the browser has kept it last.
export async function kept(page, id = `test${games.get(page)}`) {
  return (await allKept(page)).find(game => game.id === id);
}

// Leaves the record for the rules to play again (`cargo xtask test` does), with the points on the page.
export async function leaveRecord(page, name) {
  const { players, record } = await kept(page);
  const totals = await page.locator('.by-scoring table').evaluate(table => {
    const text = cell => cell.textContent.trim();
    const rows = [...table.tBodies[0].rows].map(row => [...row.cells].map(text));
    return Object.fromEntries(rows.map(row => [row[0], Number(row.at(-1))]));
  });
  const points = players.map(({ name }) => totals[name]);
  const folder = new URL('../../target/browser/records/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name.replaceAll(/\W+/g, '-')}.json`, folder), JSON.stringify({ points, record }));
}
