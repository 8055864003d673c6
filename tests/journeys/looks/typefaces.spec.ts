import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { allButFirst } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';

const brands = shippedBrands()
  .map(({ brand }) => brand)
  .toSorted((one, other) => other.languages.length - one.languages.length);

for (const [index, { id }] of brands.entries()) {
  test(
    `${id} is written in the basic file of its typeface, and asks for no other`,
    allButFirst(index),
    async ({ open, page }) => {
      const others: string[] = [];
      page.on('request', (it) => {
        if (/-(?:more|extended)-[\w-]+\.woff2$/.test(it.url())) others.push(it.url());
      });
      // Too late for the first paint, as on a slow phone: a browser then looks for another face.
      await page.route(/-basic-[\w-]+\.woff2$/, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
        await route.continue();
      });
      await open(id, '/signup');
      await page.waitForLoadState('networkidle');
      expect(others).toEqual([]);
    },
  );
}
