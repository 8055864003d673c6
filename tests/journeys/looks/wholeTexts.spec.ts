import type { Page } from 'playwright/test';
import { wordedIn } from '../../../src/core/brand/brandIn.ts';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect } from '../../setup/journey.ts';
import { coverPairs } from '../acts/coverPairs.ts';
import { test } from '../acts/payJourney.ts';
import { waysToSignUp } from '../acts/waysToSignUp.ts';
import { cutTexts } from '../seeing/cutTexts.ts';
import { meetingTexts } from '../seeing/meetingTexts.ts';
import { overflowing } from '../seeing/overflowing.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

const isFull = process.env['TEST_FULL'] !== undefined;

/** The narrowest width of each layout; `test:full` adds the widest of each, and some between. */
const WIDTHS = isFull
  ? [320, 390, 599, 600, 768, 1024, 1025, 1100, 1280, 1399, 1400, 1600, 1920]
  : [320, 600, 768, 1025, 1400];

/** Every brand in each language, with its default sign-up type. */
const all = waysToSignUp()
  .filter(({ brand, signupType }) => signupType === brand.signupTypes.default)
  .flatMap((way) => way.brand.languages.map((tag) => ({ way, tag })));

/** The texts of two markets hardly differ: en for en-US and en-GB. */
const languageOf = (tag: string) => tag.slice(0, 2);
const isTranslated = ({ tag }: { tag: string }) => languageOf(tag) !== 'en';
/** `test:full` checks all of them; a quick run the fewest with every language of longer words. */
const spoken = isFull ? all : coverPairs(all.filter(isTranslated), ({ tag }) => [languageOf(tag)]);

test('every language with longer words than English is looked at', () => {
  const looked = new Set(spoken.filter(isTranslated).map(({ tag }) => languageOf(tag)));
  const languages = new Set(
    shippedBrands().flatMap(({ brand }) => brand.languages.map(languageOf)),
  );
  languages.delete('en');
  expect(looked).toEqual(languages);
  expect(languages.size).toBeGreaterThan(1);
});

for (const { way, tag } of spoken) {
  const { brand } = way;
  test(`${brand.id} in ${tag}: what is asked, and what is wrong, is cut off at no width`, async ({
    open,
    page,
  }) => {
    await open(brand.id, `/signup?lang=${tag}`);
    await waitForHydration(page);
    await new SignupForm(page, wordedIn(brand, tag)).submitButton.click();
    await expect(page.locator('[data-field] [id$="-error"]').first()).toBeVisible();
    await expectWhole(page);
  });
}

const withBank = all.filter(({ way }) => way.brand.payment.methods.includes('ACH'));
/** The bank account form has a list of states, whose names are longer in other languages. */
const byBank = isFull ? withBank : coverPairs(withBank.filter(isTranslated), ({ tag }) => [tag]);

for (const { way, tag } of byBank) {
  const { brand } = way;
  test(`${brand.id} in ${tag}: what a bank debit asks is cut off at no width`, async ({
    openToPay,
    page,
  }) => {
    await openToPay(brand.id, `ach=true&lang=${tag}`);
    await expect(page.locator('[name="billingState"]')).toBeVisible();
    await expectWhole(page);
  });
}

async function expectWhole(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await resizeTo(page, width);
    // A busy machine folds the summary some frames after the resize.
    const troubles = async () => [
      ...(await cutTexts(page)),
      ...(await overflowing(page)),
      ...(await meetingTexts(page)),
    ];
    await expect.poll(troubles, `at ${width}`).toEqual([]);
  }
}

test(
  'an address that is longer than its field ends with an ellipsis once the field is left',
  IN_FULL,
  async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('slotbook', '/signup');
    const fields = page.locator(
      'main :is([type="text"], [type="tel"], [type="password"]):not([tabindex="-1"])',
    );
    for (const field of await fields.all())
      await expect(field).toHaveCSS('text-overflow', 'ellipsis');
  },
);
