import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { payingWays } from '../acts/waysToSignUp.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

for (const { brand, signupType } of payingWays()) {
  test(
    `what ${brand.id} (${signupType}) charges is seen in one window with the button, on every desk`,
    IN_FULL,
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(brand.id, `/signup?signupType=${signupType}`);
      const button = page.locator('main button[type="submit"]');
      await page.locator('[data-readiness="ready"]').waitFor();
      for (const [width, height] of [
        [1280, 900],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        await resizeTo(page, width, height);
        const amounts = page.locator('[data-summary="due"] dd:visible, #submit-amount:visible');
        const tops = await amounts.evaluateAll((all) =>
          all.map((it) => it.getBoundingClientRect().top),
        );
        const { y = 0, height: high = 0 } = (await button.boundingBox()) ?? {};
        const away = tops.map((top) => y + high - top);
        expect(Math.min(...away), `at ${width} x ${height}`).toBeLessThanOrEqual(height);
      }
    },
  );
}
