// Every test has a page that must stay clean: no console error, no policy violation, no foreign request.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';

export { expect };

export const test = base.extend({
  // What a test expects to go wrong, as a regular expression over the complaints.
  expected: [/(?!)/, { option: true }],

  page: async ({ page, baseURL, expected }, use) => {
    const complaints = [];
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', error => complaints.push(`error: ${error.message}`));
    page.on('request', request => {
      if (!request.url().startsWith(baseURL)) complaints.push(`foreign request: ${request.url()}`);
    });
    page.on('response', response => {
      if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
    });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', event => {
        console.error(`policy: ${event.violatedDirective} refuses ${event.blockedURI}`);
      });
    });
    await use(page);
    const unexpected = complaints.filter(one => !expected.test(one));
    expect(unexpected, 'the page must stay clean').toEqual([]);
  },
});

// Opens the page and waits until the program has taken over from the shell.
export async function open(page, hash = '') {
  await page.goto(`./${hash}`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

// Every rule of WCAG 2.2 A and AA that a machine can judge, and axe's own best practices.
export async function expectAccessible(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(v => `${v.id}: ${v.help} (${v.nodes.map(n => n.target).join(', ')})`);
  expect(found).toEqual([]);
}

export const inBothThemes = [
  { theme: 'light', colorScheme: 'light' },
  { theme: 'dark', colorScheme: 'dark' },
];
