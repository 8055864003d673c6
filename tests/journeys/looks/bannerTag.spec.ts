import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
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
      }
    },
  );
}
