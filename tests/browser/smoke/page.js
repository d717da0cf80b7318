// A page in any engine: looked at by names, used with a pointer and keys.
import { mkdirSync, writeFileSync } from 'node:fs';
import { find } from './finder.js';
import { about } from './words.js';

const PATIENCE = 30_000;
const PICTURES = new URL('../../../target/browser/smoke/', import.meta.url);

// A regular expression does not survive the way into the page.
const plain = ({ role, name, within }) => ({
  role,
  name: name instanceof RegExp ? { source: name.source } : name,
  within: within && plain(within),
});

export class Page {
  constructor(driver, { address, refused }) {
    Object.assign(this, { driver, address, refused });
  }

  // Opens home with nothing kept of what was before.
  async start() {
    await this.driver.open(this.address);
    // A page that goes before all of it is there would complain.
    await this.see(about);
    await this.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    this.refused.length = 0;
    await this.load();
    await this.see(about);
  }

  // What the page and its server have complained of since the start.
  async complaints() {
    const said = await this.evaluate(() => sessionStorage.getItem('complaints') ?? '');
    return [...said.split('\n').filter(Boolean), ...this.refused];
  }

  // Loads the page at its address again.
  async load() {
    await this.driver.reload();
    await this.settle();
  }

  evaluate(script, value) {
    return this.driver.evaluate(script, value);
  }

  // The names of all that is shown of a kind.
  names(what) {
    return this.evaluate(find, { wants: [plain(what)], isNaming: true });
  }

  // The first thing that a pointer meets, and the place in the list of what was wanted; or nothing.
  meet(wants, isScrolling = false) {
    return this.evaluate(find, { wants: wants.map(plain), isScrolling });
  }

  // Waits until something is shown; gives its name.
  see(what) {
    return this.until(async () => (await this.names(what))[0], () => `to see ${describe(what)}`);
  }

  // Presses something once nothing is in the way any more.
  async press(what) {
    const look = async () => await this.meet([what]) ?? await this.meet([what], true);
    await this.click(await this.until(look, () => `to press ${describe(what)}`));
  }

  // Chooses in a list as the keyboard does: by the first letters.
  async choose(what, option) {
    const name = await this.see(what);
    await this.evaluate(name => {
      document.querySelector(`select[aria-label="${CSS.escape(name)}"]`).focus();
    }, name);
    await this.type(option);
  }

  // Clicks a little beside the last click, as a hand does: in the same place the two would be a double click.
  async click({ at: { x, y } }) {
    const at = { x: x + (Math.abs(x - this.clicked) < 8 ? 12 : 0), y };
    this.clicked = at.x;
    const press = ['pointerDown', 'pointerUp'].map(type => ({ type, button: 0 }));
    await this.point(at, press);
  }

  // Moves the pointer, and presses there.
  async point(at, press = []) {
    const move = { type: 'pointerMove', origin: 'viewport', duration: 0, ...at };
    await this.driver.act([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] },
    ]);
    await this.settle();
  }

  async type(text) {
    const actions = [...text].flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value })));
    await this.driver.act([{ type: 'key', id: 'keys', actions }]);
    await this.settle();
  }

  // Waits until what was changed is painted, and what follows the paint as well.
  settle() {
    return this.evaluate(() => new Promise(done => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    }));
  }

  async until(probe, wish) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await probe();
      if (found) return found;
      if (Date.now() > end) {
        await this.picture('in-vain');
        throw new Error(`waited in vain ${wish()} at ${await this.evaluate(() => location.href)}`);
      }
      await new Promise(done => setTimeout(done, 50));
    }
  }

  // Takes a picture once all letters are there and nothing flies any more.
  async picture(name) {
    await this.evaluate(async () => {
      await document.fonts.ready;
      const passing = document.getAnimations().filter(one => one.effect.getTiming().iterations !== Infinity);
      await Promise.allSettled(passing.map(one => one.finished));
      return null;
    });
    await this.settle();
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(new URL(`${name}.png`, PICTURES), Buffer.from(await this.driver.picture(), 'base64'));
  }
}

const describe = ({ role, name = '' }) => `${role} ${name}`;
