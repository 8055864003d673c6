import type { FrameLocator, Locator } from 'playwright/test';
import { test as base, expect } from './keptPage.ts';

interface StudioJourney {
  /** Opens a brand, and waits until the preview shows its page. */
  readonly edit: (id: string) => Promise<void>;
  /** The newest previewed page. */
  readonly preview: FrameLocator;
  /** A setting's row in the form, by its JSON pointer. */
  readonly setting: (pointer: string) => Locator;
}

/** A test of the built Studio in a browser. */
export const test = base.extend<StudioJourney>({
  preview: async ({ page }, use) => {
    await use(page.frameLocator('iframe[aria-hidden="false"]'));
  },
  setting: async ({ page }, use) => {
    await use((pointer) => page.locator(`[data-setting="${pointer}"]`));
  },
  edit: async ({ page, preview, studio }, use) => {
    await use(async (id) => {
      await page.goto(`${studio.url}/brands/${id}`);
      await expect(preview.getByRole('main')).toBeVisible();
    });
  },
});

export { expect };
