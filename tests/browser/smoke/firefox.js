// Firefox, spoken to by WebDriver BiDi, which it understands without another program.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { start } from './program.js';

export async function startFirefox() {
  const profile = mkdtempSync(join(tmpdir(), 'albaicin-firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
  const program = start(process.env.FIREFOX, options, ['ignore', 'ignore', 'pipe']);
  const bidi = await connect(`${await announced(program)}/session`);
  await bidi('session.new', { capabilities: {} });
  const { contexts } = await bidi('browsingContext.getTree', {});
  const end = async () => {
    program.kill();
    if (program.exitCode === null) await once(program, 'exit');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return driver(bidi, contexts[0].context, end);
}

// Where it listens, which it says once it does.
async function announced(program) {
  for await (const line of createInterface({ input: program.stderr })) {
    const [, address] = line.match(/^WebDriver BiDi listening on (ws:\S+)/) ?? [];
    if (!address) continue;
    // Whatever else it says is let go, so that it need not wait.
    program.stderr.resume();
    return address;
  }
  throw new Error('Firefox ended before it listened');
}

// Sends a command and gives its answer.
async function connect(address) {
  const socket = new WebSocket(address);
  const waiting = new Map();
  let count = 0;
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data);
    const answer = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') answer?.resolve(result);
    else answer?.reject(new Error(`${error}: ${message}`));
  };
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  return (method, params) => new Promise((resolve, reject) => {
    waiting.set(++count, { resolve, reject });
    socket.send(JSON.stringify({ id: count, method, params }));
  });
}

function driver(bidi, context, end) {
  return {
    open: url => bidi('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => bidi('browsingContext.reload', { context, wait: 'complete' }),
    resize: (width, height) => bidi('browsingContext.setViewport', { context, viewport: { width, height } }),
    act: actions => bidi('input.performActions', { context, actions }),
    picture: async () => (await bidi('browsingContext.captureScreenshot', { context })).data,
    evaluate: async (script, value = null) => {
      // Text goes back as it is; everything else would come in BiDi's own spelling.
      const expression = `Promise.resolve((${script})(${JSON.stringify(value)})).then(JSON.stringify)`;
      const answer = await bidi('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    end,
  };
}
