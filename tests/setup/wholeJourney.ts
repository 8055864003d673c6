import type { Browser } from 'playwright/test';
import { findWholeBrowser } from '../../src/ops/commands/tests/findBrowser.ts';
import { expect, test as journey } from './journey.ts';

/**
 * Tests in the full Chromium, which has what its shell lacks: a back/forward cache, autofill.
 * `leftOut` removes some of Playwright's arguments, which disable these.
 */
export function wholeJourney(leftOut: readonly string[] = []) {
  const wholeBrowser = findWholeBrowser();
  // A separate browser for the file, because other worker options would start a new worker and
  // product.
  let started: Promise<Browser> | undefined;
  const test = journey.extend({
    context: async (
      { playwright, extraHTTPHeaders, launchOptions, locale, serviceWorkers, timezoneId },
      use,
    ) => {
      started ??= playwright.chromium.launch({
        ...launchOptions,
        ...(wholeBrowser !== null && { executablePath: wholeBrowser }),
        ignoreDefaultArgs: [...leftOut],
      });
      const browser = await started;
      const context = await browser.newContext({
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        serviceWorkers,
      });
      await use(context);
      await context.close();
    },
  });
  // One worker runs them all, and starts that browser once.
  test.describe.configure({ mode: 'default' });
  // It may run more than once for a file.
  test.afterAll(async () => {
    const browser = await started;
    started = undefined;
    await browser?.close();
  });
  return test;
}

export { expect };
