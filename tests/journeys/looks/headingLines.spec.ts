import type { Page } from 'playwright/test';
import { settle } from '../../../src/ops/gallery/pictures/settle.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

/** Returns the heading's number of lines in its typeface, and in the fallback before that has loaded. */
function headingLines(page: Page): Promise<{ typeface: number; fallback: number }> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1');
    const { style } = document.documentElement;
    const linesOf = () => {
      if (!heading) return 0;
      const { height } = heading.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
    };
    const typeface = linesOf();
    const faces = getComputedStyle(document.documentElement).getPropertyValue('--f-heading');
    style.setProperty('--f-heading', faces.slice(faces.indexOf(',') + 1));
    const fallback = linesOf();
    style.removeProperty('--f-heading');
    return { typeface, fallback };
  });
}

// Brands with a start page come first.
const brands = shippedBrands()
  .map(({ brand }) => brand)
  .toSorted((one, other) => Number(other.social.startPage.on) - Number(one.social.startPage.on));

for (const { id, languages, signupTypes, social } of brands) {
  test(
    `a heading of ${id} has as many lines before its typeface comes as after`,
    IN_FULL,
    async ({ open, page }) => {
      const paths = signupTypes.offered.map((it) => `/signup?signupType=${it}&`);
      if (social.startPage.on) paths.unshift('/start-now?');
      for (const path of paths) {
        for (const language of languages) {
          await open(id, `${path}lang=${language}`);
          await settle(page);
          for (const width of [390, 768, 1280]) {
            await resizeTo(page, width);
            const { typeface, fallback } = await headingLines(page);
            expect(typeface).toBeGreaterThan(0);
            expect(fallback, `${path}lang=${language} at ${width}`).toBe(typeface);
          }
        }
      }
    },
  );
}
