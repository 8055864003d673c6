import type { Page } from 'playwright/test';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';

/** Opens a mailed link and presses the button of its page. */
export async function activateBy(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Activate account' }).click();
}
