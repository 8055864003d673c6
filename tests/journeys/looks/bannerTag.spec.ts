import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { payingWays } from '../acts/waysToSignUp.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

const banners = shippedBrands().filter(({ brand }) => brand.theme.layout === 'banner');

for (const { brand } of banners) {
  test(
    `the logo of ${brand.id} hangs on a tag that leaves no sliver of its band beside it`,
    IN_FULL,
    async ({ open, page }) => {
      await open(brand.id, '/signup');
      const tag = page.getByRole('banner').getByRole('link').first();
      const heading = page.getByRole('heading', { level: 1 });
      for (const width of [320, 390, 768, 1280]) {
        await resizeTo(page, width);
        const start = (await tag.boundingBox())?.x ?? Number.NaN;
        if (width < 600) expect(start, `at ${width}`).toBe(0);
        else expect(start, `at ${width}`).toBeGreaterThanOrEqual(16);
        // The logo is aligned with the heading.
        const logo = (await tag.getByRole('img').boundingBox())?.x ?? Number.NaN;
        expect(logo, `at ${width}`).toBeCloseTo((await heading.boundingBox())?.x ?? 0, 0);
        const off = await tag.evaluate((it) => {
          const mark = it.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
          const { top, bottom } = it.getBoundingClientRect();
          return mark.top - top - (bottom - mark.bottom);
        });
        expect(Math.abs(off), `around the logo at ${width}`).toBeLessThanOrEqual(4);
      }
    },
  );
}

for (const { brand, signupType } of payingWays().filter(
  ({ brand: { theme } }) => theme.layout === 'banner',
)) {
  test(
    `what the plan of ${brand.id} (${signupType}) includes begins where the fields do`,
    IN_FULL,
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(brand.id, `/signup?signupType=${signupType}`);
      const fields = await page.locator('[data-region="fields"] > [data-field]').all();
      const starts = await Promise.all(fields.map(async (it) => (await it.boundingBox())?.x ?? 0));
      const ticks = await page
        .locator('.PlanFeatures-below svg path')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().left));
      expect(ticks.length).toBeGreaterThan(1);
      for (const tick of ticks) {
        expect(Math.min(...starts.map((it) => Math.abs(it - tick)))).toBeLessThanOrEqual(1);
      }
    },
  );
}
