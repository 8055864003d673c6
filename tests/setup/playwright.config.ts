import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../src/ops/commands/tests/findBrowser.ts';

/** Journeys that only `npm run test:full` runs, because others test the same. */
const ONLY_IN_FULL = /@full/;

const report = process.env['JOURNEYS_REPORT'];
const browser = findBrowser();

// The runner gives its workers FORCE_COLOR. With NO_COLOR too, Node would warn, so only one is
// passed on.
if (process.env['NO_COLOR']) {
  delete process.env['NO_COLOR'];
  process.env['FORCE_COLOR'] = '0';
}

// Shares compiled code with the servers of other tests.
process.env['NODE_COMPILE_CACHE'] ??= join(
  import.meta.dirname,
  '../../node_modules/.cache/compiled',
);

export default defineConfig({
  testDir: '../journeys',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Workers sometimes wait for their page, so one more than the cores of a small machine.
  workers: 3,
  // In CI a journey may be tried again, and is then reported (decision 0042). Nowhere else.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  ...(process.env['TEST_FULL'] === undefined && { grepInvert: ONLY_IN_FULL }),
  // Enough for a busy machine. Only a failure takes this long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
    // Tracing each test takes a seventh of the time. Use --trace on when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Without a graphics card, its software would draw each frame twice.
        '--disable-gpu',
        // A page that a worker keeps would need a new process for each other brand. A context still
        // has its own.
        '--renderer-process-limit=1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
