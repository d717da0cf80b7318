// WebKitGTK's own small browser on a screen that nobody sees, spoken to by WebDriver.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { start, until } from './program.js';

export async function startWebKit() {
  const shape = ['-screen', '0', '1600x1100x24', '-nolisten', 'tcp'];
  const screen = start(process.env.XVFB, ['-displayfd', '3', ...shape], ['ignore', 'ignore', 'ignore', 'pipe']);
  const [display] = await once(screen.stdio[3], 'data');
  const port = await freePort();
  const program = start(process.env.WEBKIT_DRIVER, [`--port=${port}`], 'ignore', {
    DISPLAY: `:${String(display).trim()}`,
    // There is no graphics card behind this screen.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const webdriver = (method, path, body) => ask(`http://127.0.0.1:${port}${path}`, method, body);
  await until(() => webdriver('GET', '/status'));
  const { sessionId } = await webdriver('POST', '/session', {
    // It would wait for a page for minutes; `load` looks for itself.
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
  });
  const session = (method, path, body) => webdriver(method, `/session/${sessionId}${path}`, body);
  const end = async () => {
    await session('DELETE', '');
    program.kill();
    screen.kill();
  };
  return driver(session, await bars(session), end);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function ask(address, method, body) {
  const signal = AbortSignal.timeout(60_000);
  const answer = await fetch(address, { method, body: body && JSON.stringify(body), signal });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const evaluate = (session, script, value = null) => session('POST', '/execute/sync', {
  script: `return (${script})(arguments[0])`,
  args: [value],
});

const inside = session => evaluate(session, () => ({ width: innerWidth, height: innerHeight }));

// How much higher the window is than the page in it; both are of one width.
async function bars(session) {
  const [width, height] = [1000, 700];
  await session('POST', '/window/rect', { width, height });
  const page = await until(() => inside(session), page => page.width === width);
  return height - page.height;
}

// Waits until another page than the one before is there.
async function load(session, act) {
  await evaluate(session, () => { window.isOld = true; });
  await act();
  await until(() => evaluate(session, () => !window.isOld && document.readyState === 'complete'));
}

function driver(session, barHeight, end) {
  return {
    open: url => load(session, () => session('POST', '/url', { url })),
    reload: () => load(session, () => session('POST', '/refresh', {})),
    act: actions => session('POST', '/actions', { actions }),
    evaluate: (script, value) => evaluate(session, script, value),
    picture: () => pictureOf(session),
    resize: async (width, height) => {
      await session('POST', '/window/rect', { width, height: height + barHeight });
      await until(() => inside(session), page => page.width === width && page.height === height);
    },
    end,
  };
}

// A picture is of the next frame, and a page at rest has none: a dot in its corner makes some.
async function pictureOf(session) {
  await evaluate(session, () => {
    const dot = document.body.appendChild(document.createElement('i'));
    dot.id = 'dot';
    Object.assign(dot.style, { position: 'fixed', inset: '0 auto auto 0', width: '1px', height: '1px' });
    dot.animate([{ background: 'black' }, { background: 'white' }], { duration: 100, iterations: Infinity });
  });
  const picture = await session('GET', '/screenshot');
  await evaluate(session, () => document.getElementById('dot').remove());
  return picture;
}
