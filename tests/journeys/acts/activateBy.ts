import type { Page } from 'playwright/test';
import { en } from '../../../src/core/texts/en.ts';
import type { Texts } from '../../../src/core/texts/textsFor.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';

/** Opens a mailed link and presses the button on its page. */
export async function activateBy(
  page: Page,
  link: string,
  { activationPress }: Pick<Texts, 'activationPress'> = en,
): Promise<void> {
  await page.goto(link);
  await waitForHydration(page);
  await page.getByRole('button', { name: activationPress }).click();
}
