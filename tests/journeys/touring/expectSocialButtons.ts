import { expect, type Page } from 'playwright/test';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { SocialButtons } from '../acts/SocialButtons.ts';
import { socialLabels } from '../acts/socialLabels.ts';

const DIVIDERS = {
  or: 'or',
  orRegisterWithEmail: 'Or register with email',
  orSignupWithEmail: 'Or signup with email',
} as const;

/** Expects exactly the buttons that the brand enables, with its texts. */
export async function expectSocialButtons(page: Page, { social }: Brand): Promise<void> {
  const labels = socialLabels(social);
  await expect(page.locator('a[href^="/auth/"]')).toHaveCount(labels.length);
  const heading = page.getByRole('heading', { name: 'Use your social media account' });
  await expect(heading).toHaveCount(social.showHeading ? 1 : 0);
  if (labels.length === 0) return;
  await expect(page.getByText(DIVIDERS[social.divider], { exact: true })).toBeVisible();
  const buttons = new SocialButtons(page);
  for (const label of labels) {
    const box = await buttons.button(label).boundingBox();
    expect(box?.height, label).toBeGreaterThanOrEqual(44);
    await expect
      .poll(() => buttons.stateOf(label))
      .toMatchObject({
        query: expect.stringContaining('utm_source=Mail'),
        timeZone: expect.stringMatching(/./),
      });
  }
}
