import type { Page } from 'playwright/test';

/**
 * Keeps a page where it is after a sign-up that leads to the account two seconds later, for as long as
 * a test looks at what is said until then. Returns what lets it go on.
 */
export async function holdAccount(page: Page): Promise<() => void> {
  const looked = Promise.withResolvers<void>();
  await page.route('**/account?*', async (route) => {
    await looked.promise;
    await route.continue();
  });
  return looked.resolve;
}
