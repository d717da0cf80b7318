// The built page with a witness in it: whatever the page complains of is written down here.
//
// Engines tell by very different ways, or not at all, what stands on their console and what a policy has
// refused. So the page is served on, with one script of its own host before all others, which the page's
// policy allows; nothing else is changed.
import { once } from 'node:events';
import { createServer } from 'node:http';

const SCRIPT = 'witness.js';

// Runs in the page. Complaints are kept for the session, so that none is lost when the page is loaded again.
function watch() {
  const tell = text => {
    const { complaints = '' } = sessionStorage;
    sessionStorage.setItem('complaints', `${complaints}${text}\n`);
  };
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => {
      tell(`console.${level}: ${words.join(' ')}`);
      say.apply(console, words);
    };
  }
  addEventListener('error', event => tell(`error: ${event.message ?? event.target.outerHTML}`), true);
  addEventListener('unhandledrejection', event => tell(`rejection: ${event.reason}`));
  addEventListener('securitypolicyviolation', event => {
    tell(`policy: ${event.violatedDirective} refuses ${event.blockedURI}`);
  });
}

// Serves what is at an address; gives the new address, and a list of what was asked for in vain.
export async function witnessed(address) {
  const base = new URL(address);
  const refused = [];
  const answer = async (asked, response) => {
    if (asked.url === base.pathname + SCRIPT) {
      return response.setHeader('content-type', 'text/javascript').end(`(${watch})()`);
    }
    const { status, headers, body } = await passedOn(new URL(asked.url, base));
    if (status >= 400) refused.push(`status ${status}: ${asked.url}`);
    return response.writeHead(status, headers).end(body);
  };
  const server = createServer(answer).listen(0, base.hostname);
  await once(server, 'listening');
  return { address: `http://${base.hostname}:${server.address().port}${base.pathname}`, refused, server };
}

async function passedOn(url) {
  const answer = await fetch(url);
  const headers = Object.fromEntries(answer.headers);
  // What is said of the body held before it was unpacked and changed.
  for (const name of ['content-encoding', 'content-length', 'etag']) delete headers[name];
  const body = Buffer.from(await answer.arrayBuffer());
  if (!headers['content-type']?.startsWith('text/html')) return { status: answer.status, headers, body };
  const text = body.toString().replace('<head>', `<head><script src="${SCRIPT}"></script>`);
  return { status: answer.status, headers, body: text };
}
