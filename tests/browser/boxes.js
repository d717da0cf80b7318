// Where the regions of the table lie: boxes that must keep their place, in windows of every class.
import { settled } from './fixtures.js';

// The windows of every class in which the table must hold.
export const DESKS = [[1440, 900], [1280, 720], [1024, 768], [1920, 1080], [3840, 2160]];
export const PHONES = [[390, 844], [360, 640], [320, 568]];
export const LYING = [[844, 390], [667, 375], [568, 320]];
export const TABLETS = [[820, 1180], [1180, 820]];
export const WINDOWS = [...DESKS, ...PHONES, ...LYING, ...TABLETS];

export const named = ([width, height]) => `${width}x${height}`;

// Gives the window a size, and waits until the page is laid out in it.
export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await settled(page);
}

// Runs in the page.
function readBoxes() {
  const box = (name, element, of = ({ x, y, width, height }) => [x, y, width, height]) =>
    element?.checkVisibility() ? [name, of(element.getBoundingClientRect()).map(Math.round).join(' ')] : null;
  const corner = ({ right, bottom, height }) => [right, bottom, height];
  // On a small window the shelf shows one kind of piece, and keeps its own box.
  const isSmall = innerWidth < 600 || innerHeight < 560;
  return Object.fromEntries([
    box('board', document.querySelector('.board-frame')),
    box('own row', document.querySelector('.own')),
    box('bar', document.querySelector('.action-bar')),
    box('main button', document.querySelector('[data-main]'), corner),
    box('lanes', document.querySelector('.lanes')),
    box('own garden', document.querySelector('.garden-hand')),
    box('around', document.querySelector('.around')),
    box('garden in the middle', document.querySelector('#space_C3')),
    box('modes', document.querySelector('.modes')),
    box('open money', isSmall ? null : document.querySelector('.open-money')),
    box('yard or shelf', document.querySelector(isSmall ? '.right' : '.yard')),
    box('players', document.querySelector('.players')),
    box('start tile', document.querySelector('[role=gridcell][aria-label^="The start tile"]')),
  ].filter(Boolean));
}

// The boxes of the regions and of the start tile, once nothing moves any more.
export async function boxes(page) {
  await settled(page);
  return page.evaluate(readBoxes);
}
