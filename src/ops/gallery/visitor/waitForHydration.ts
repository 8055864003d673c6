import type { Page } from 'playwright';

/** Waits until the page can be used. The page sets the mark itself (src/page/app/hydrate.tsx). */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('usable', 'mark').length > 0);
}
