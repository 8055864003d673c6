import { wordedIn } from '../../src/core/brand/brandIn.ts';
import { SignupForm } from '../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../src/ops/gallery/visitor/waitForHydration.ts';
import { shippedBrands } from '../factories/shippedBrands.ts';
import { expect, test } from '../setup/journey.ts';
import { cutTexts } from './acts/cutTexts.ts';
import { meetingTexts } from './acts/meetingTexts.ts';
import { overflowing } from './acts/overflowing.ts';
import { resizeTo } from './acts/resizeTo.ts';

/** Those beside which a page is composed anew, and some between. */
const WIDTHS = [320, 390, 599, 600, 768, 1024, 1025, 1100, 1280, 1399, 1400, 1600, 1920];

const spoken = shippedBrands().flatMap(({ brand }) =>
  brand.languages.map((tag) => ({ brand, tag })),
);

for (const { brand, tag } of spoken) {
  test(`${brand.id} in ${tag}: what is asked, and what is wrong, is cut off at no width`, async ({
    open,
    page,
  }) => {
    await open(brand.id, `/signup?lang=${tag}`);
    await waitForHydration(page);
    await new SignupForm(page, wordedIn(brand, tag)).submitButton.click();
    await expect(page.locator('[data-field] [id$="-error"]').first()).toBeVisible();
    for (const width of WIDTHS) {
      await resizeTo(page, width);
      // A busy machine folds the summary some frames after the window has its size.
      const troubles = async () => [
        ...(await cutTexts(page)),
        ...(await overflowing(page)),
        ...(await meetingTexts(page)),
      ];
      await expect.poll(troubles, `at ${width}`).toEqual([]);
    }
  });
}
