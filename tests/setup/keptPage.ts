import type { Browser, BrowserContext, Page } from 'playwright/test';
import { expect, test as journey } from './journey.ts';

interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
}

const WINDOW = { width: 1280, height: 720 };
const NO_WISHES = {
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
} as const;

/** The page of this worker. After a failed test the worker ends, and its page with it. */
let kept: Kept | null = null;

async function firstPage(browser: Browser): Promise<Kept> {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

/** Resets a page to a new one's state: no cookies, storage, routes, media settings or limits. */
async function empty({ context, page }: Kept): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  const { origin, protocol } = new URL(page.url());
  // A page that could not be opened has no storage.
  if (protocol === 'http:') {
    // A page left like this keeps typed text, and restores it when it is opened again at once.
    // A page that navigates or reloads by itself may be first, and one attempt end the next.
    await expect(() => page.goto(`${origin}/healthz`)).toPass({ timeout: 30_000 });
    const runsOnOwnTime = await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      return Function.prototype.toString.call(Date).includes('[native code]');
    });
    // Playwright cannot uninstall a clock.
    if (!runsOnOwnTime) throw new Error('A test that stands on the clock needs a new page.');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
  page.setDefaultTimeout(0);
  await page.emulateMedia(NO_WISHES);
  await page.setViewportSize(WINDOW);
}

/**
 * Tests in one page that is reset after each test. Most of a new page's cost is for the browser's
 * processes: opening the same brand again in them costs a third. The browser's cache stays, so this
 * is for what a page does after it has loaded. Tests of loading need a new page, as do tests that
 * stop the clock or add a script to each document.
 */
export const test = journey.extend({
  context: async ({ browser, extraHTTPHeaders }, use) => {
    kept ??= await firstPage(browser);
    await kept.context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(kept.context);
    await empty(kept);
  },
  page: async ({ context }, use) => {
    if (kept?.context !== context) throw new Error('The page is of another context.');
    await use(kept.page);
  },
});

export { expect };
