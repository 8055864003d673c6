import type { Page } from 'playwright/test';
import { wordedIn } from '../../../../src/core/brand/brandIn.ts';
import type { Brand } from '../../../../src/core/contract/generated/brand.ts';
import { SIGNUP_TYPES } from '../../../../src/core/rules/signupTypes/signupTypes.ts';
import { PSEUDO_TAGS, pseudoBrand } from '../../../../src/ops/gallery/pseudo/pseudoBuilt.ts';
import { OPEN_WINDOW } from '../../../../src/ops/gallery/states/Act.ts';
import { aPerson, SignupForm } from '../../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../../src/ops/gallery/visitor/waitForHydration.ts';
import { shippedBrands } from '../../../factories/brands/shippedBrands.ts';
import { PHONES } from '../../acts/PayPage.ts';
import { meetingTexts } from '../../seeing/meetingTexts.ts';
import { overflowing } from '../../seeing/overflowing.ts';
import { notMirrored } from '../../speaking/notMirrored.ts';
import { outsideBrackets } from '../../speaking/outsideBrackets.ts';
import { expect, test } from '../../speaking/pseudoJourney.ts';
import { shownTexts } from '../../speaking/shownTexts.ts';

const isFull = process.env['TEST_FULL'] !== undefined;
const brands = shippedBrands().map(({ brand }) => brand);
const cases = brands.flatMap((brand) => PSEUDO_TAGS.map((tag) => ({ brand, tag })));
/**
 * One brand, whose account waits for a mail, in the right-to-left language, which also shows
 * untranslated words. Text at 200 % covers layouts with longer words (afterSignUp.spec.ts).
 */
const inShort = cases
  .filter(({ brand, tag }) => tag === 'ar-XB' && brand.afterSignup === 'activationEmail')
  .slice(0, 1);

/** The pages without a log-in, and those of the demo account. */
const PAGES = {
  'an error': '/uk/error',
  'no page': '/no-such-page',
  'a dead link': '/activate?token=wrong',
  'a member’s account': '/demo/sign-in?as=member',
  'the upgrade that a member may not make': '/v1/payment',
  'an owner’s account': '/demo/sign-in?as=owner',
};

for (const { brand, tag } of isFull ? cases : inShort) {
  test(`${brand.id} in ${tag} at 320 pixels: errors, links, accounts, an upgrade and what was ordered are worded, whole, and on their side`, async ({
    open,
    page,
    watch,
  }) => {
    watch.allow(/status of (403|404)/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 844 });
    const worded = wordedIn(pseudoBrand(brand), tag);
    for (const [what, path] of Object.entries(PAGES)) {
      await open(brand.id, path.includes('?') ? `${path}&lang=${tag}` : `${path}?lang=${tag}`);
      await expectPseudo(page, worded, what);
    }
    await page.getByRole('main').locator('a[href*="/account/upgrade"]').first().click();
    await page.waitForURL(/\/payment/);
    await waitForHydration(page);
    await expectPseudo(page, worded, 'the upgrade');

    const free = brand.signupTypes.offered.find((it) => !SIGNUP_TYPES[it].needsPayment);
    if (free === undefined || brand.afterSignup !== 'activationEmail') return;
    await page.context().clearCookies();
    const signUp = `/signup?signupType=${free}&lang=${tag}`;
    await open(brand.id, signUp);
    const form = new SignupForm(page, worded);
    const email = `placed@${tag}.${brand.id}.example.com`.toLowerCase();
    await form.fill(aPerson(email, { phoneNumber: PHONES[brand.market] }));
    await form.submitButton.click();
    await expect(page.locator(OPEN_WINDOW).getByRole('heading').first()).toBeVisible();
    await open(brand.id, signUp);
    await expect(form.submitButton).toHaveCount(0);
    await expectPseudo(page, worded, 'what was ordered');
  });
}

async function expectPseudo(page: Page, brand: Brand, what: string): Promise<void> {
  await expect(page.locator('html'), what).toHaveAttribute('lang', brand.locale);
  const said = await shownTexts(page);
  expect(said.length, what).toBeGreaterThan(4);
  expect.soft(outsideBrackets(said, { brand }), what).toEqual([]);
  expect.soft(await overflowing(page), what).toEqual([]);
  expect.soft(await meetingTexts(page), what).toEqual([]);
  if (brand.locale === 'ar-XB') expect.soft(await notMirrored(page), what).toEqual([]);
}
