import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../src/ops/commands/tests/findBrowser.ts';

/** What other journeys show too, on another brand or in another way: `npm run test:full` has it. */
const ONLY_IN_FULL = /@full/;

const report = process.env['JOURNEYS_REPORT'];
const browser = findBrowser();

// The runner gives its workers FORCE_COLOR, and Node warns where it meets both: only one is handed on.
if (process.env['NO_COLOR']) {
  delete process.env['NO_COLOR'];
  process.env['FORCE_COLOR'] = '0';
}

// A server that a test starts need not compile again what another has.
process.env['NODE_COMPILE_CACHE'] ??= join(
  import.meta.dirname,
  '../../node_modules/.cache/compiled',
);

export default defineConfig({
  testDir: '../journeys',
  outputDir: '../../test-results',
  fullyParallel: true,
  // A worker waits for its page now and then: one more than the cores of a small machine fills them.
  workers: 3,
  // At the gate of a merge one may be tried again, and is named then (decision 0042). Nowhere else.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  ...(process.env['TEST_FULL'] === undefined && { grepInvert: ONLY_IN_FULL }),
  // Long enough for a machine that has much else to do: only a failure takes so long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
    // Keeping a trace of each test takes a seventh of the time: ask for one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Without a card for graphics its software would draw each frame twice.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
