import type { Browser } from 'playwright/test';
import { findWholeBrowser } from '../../src/ops/commands/tests/findBrowser.ts';
import { expect, test as journey } from './journey.ts';

/**
 * A test in the whole Chromium, which has what its shell lacks: a back/forward cache, filling in. Playwright starts it
 * without some of that, by `leftOut` of its arguments.
 */
export function wholeJourney(leftOut: readonly string[] = []) {
  const wholeBrowser = findWholeBrowser();
  // A browser of the file's own: other options of the worker's would take a new worker and product.
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
  // One worker has them all, and starts that browser once.
  test.describe.configure({ mode: 'default' });
  // It may come to the file more than once.
  test.afterAll(async () => {
    const browser = await started;
    started = undefined;
    await browser?.close();
  });
  return test;
}

export { expect };
