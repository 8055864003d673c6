import type { Browser, BrowserContext, Page } from 'playwright/test';
import { expect, test as journey } from './journey.ts';

interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
}

const WINDOW = { width: 1280, height: 720 };
const NO_WISHES = { colorScheme: null, forcedColors: null, reducedMotion: null } as const;

/** The page of this worker. One whose test failed ends with its worker. */
let kept: Kept | null = null;

async function firstPage(browser: Browser): Promise<Kept> {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

/** Leaves a page as a new one is: no cookies, nothing stored, nothing routed, no wishes, no limits. */
async function empty({ context, page }: Kept): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  const { origin, protocol } = new URL(page.url());
  // A page that could not be opened has no storage.
  if (protocol === 'http:') {
    // A page that is left keeps what was typed, and one that is opened again at once is given it back.
    const leave = () => page.goto(`${origin}/healthz`);
    // One that goes to the account by itself may get there first.
    await leave().catch(leave);
    const runsOnOwnTime = await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      return Function.prototype.toString.call(Date).includes('[native code]');
    });
    // Playwright takes no clock back.
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
 * A test in the page that the one before it left, emptied. Most of what a new page costs is the
 * browser's processes for it: the same brand opened again in them costs a third. The browser's cache
 * stays, so this is for what a page does once it is there; how it arrives is for a new page. So is
 * what stops the clock, or has a script of the test's own in each document.
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
