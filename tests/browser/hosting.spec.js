// The built folder on a static host: any path, strict policy, no network once it is loaded.
import { arrived, expect, open, settled, test } from './fixtures.js';

test('U39 runs from a sub-path under a strict policy', async ({ page, baseURL }) => {
  expect(new URL(baseURL).pathname).toBe('/some/where/');
  const response = await page.goto('./');
  const header = response.headers()['content-security-policy'];
  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  for (const policy of [header, meta]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
  }
  expect(header).toContain("frame-ancestors 'none'");
  await settled(page);
});

test.describe('an intruder', () => {
  test.use({ expected: /Content Security Policy/ });
  test('U39 the policy is in force', async ({ page }) => {
    await open(page);
    const refused = await page.evaluate(() => new Promise(resolve => {
      addEventListener('securitypolicyviolation', event => {
        event.stopImmediatePropagation();
        resolve(event.violatedDirective);
      }, true);
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.head.append(script);
    }));
    expect(refused).toBe('script-src-elem');
    expect(await page.evaluate(() => window.intruder)).toBeUndefined();
  });
});

test('files come compressed, typed and cached as they deserve', async ({ page, request, baseURL }) => {
  const seen = new Map();
  page.on('response', response => seen.set(new URL(response.url()).pathname.split('.').pop(), response));
  await open(page);
  await arrived(page, 'gardens.css');
  const forever = 'public, max-age=31536000, immutable';
  const expected = {
    '/some/where/': ['text/html; charset=utf-8', 'no-cache', 'br'],
    css: ['text/css; charset=utf-8', forever, 'br'],
    js: ['text/javascript; charset=utf-8', forever, 'br'],
    wasm: ['application/wasm', forever, 'br'],
    woff2: ['font/woff2', forever, 'br'],
    svg: ['image/svg+xml', 'no-cache', 'br'],
  };
  await expect.poll(() => [...seen.keys()].sort()).toEqual(Object.keys(expected).sort());
  for (const [ending, [type, caching, encoding]] of Object.entries(expected)) {
    const headers = await seen.get(ending).allHeaders();
    expect(headers['content-type'], ending).toBe(type);
    expect(headers['cache-control'], ending).toBe(caching);
    expect(headers['content-encoding'], ending).toBe(encoding);
    expect(headers['x-content-type-options'], ending).toBe('nosniff');
  }
  const first = await request.get(baseURL);
  const again = await request.get(baseURL, { headers: { 'if-none-match': first.headers().etag } });
  expect(again.status()).toBe(304);
  const elsewhere = await request.get(new URL('/', baseURL).href);
  expect(elsewhere.status()).toBe(404);
  const bare = await request.get(baseURL.slice(0, -1));
  expect(bare.url()).toBe(baseURL);
});

test('the page goes on working with the network cut after loading', async ({ page, context }) => {
  await open(page);
  await arrived(page, 'split_german');
  await context.setOffline(true);
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Neues Spiel');
  await page.getByRole('button', { name: 'Über Albaicín' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
