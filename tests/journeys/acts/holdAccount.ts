import type { Page } from 'playwright/test';

/**
 * Keeps a page open after a sign-up that redirects to the account two seconds later, while a test
 * checks its messages. Returns a function that lets it continue.
 */
export async function holdAccount(page: Page): Promise<() => void> {
  const looked = Promise.withResolvers<void>();
  await page.route('**/account?*', async (route) => {
    await looked.promise;
    await route.continue();
  });
  return looked.resolve;
}
