import type { Page } from 'playwright/test';
import { shippedBrands } from '../factories/shippedBrands.ts';
import { expect, test } from '../setup/journey.ts';

/** What is wider than the window, the innermost first. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > document.documentElement.clientWidth + 1;
    });
    const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const names = wide.map((it) => `${it.tagName}.${it.className} ${it.textContent?.slice(0, 40)}`);
    return isWide ? names.toReversed() : [];
  });
}

for (const { brand } of shippedBrands()) {
  test(`${brand.id} fits a phone with its text at 200 %`, async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const signupType of brand.signupTypes.offered) {
      await open(brand.id, `/signup?signupType=${signupType}`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const fold of await page.locator('summary:visible').all()) await fold.click();
      expect(await overflowing(page), signupType).toEqual([]);
    }
  });
}
