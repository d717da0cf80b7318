// Run by `cargo xtask test`, which builds and serves the page and names the browser.
import { defineConfig, devices } from '@playwright/test';

export const browser = {
  executablePath: process.env.CHROMIUM,
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
  ],
};

export default defineConfig({
  testDir: '.',
  outputDir: '../../target/browser/traces',
  fullyParallel: true,
  workers: 2,
  // What passes only sometimes has failed.
  retries: 0,
  // Tests wait for states. These are for what never comes, and far longer than any slow machine takes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: process.env.RESULTS ?? '../../target/browser/results.json' }]],
  use: {
    baseURL: process.env.ADDRESS,
    launchOptions: browser,
    locale: 'en-GB',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
