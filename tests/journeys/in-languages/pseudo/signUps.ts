import { wordedIn } from '../../../../src/core/brand/brandIn.ts';
import { SIGNUP_TYPES } from '../../../../src/core/rules/signupTypes/signupTypes.ts';
import { textsFor } from '../../../../src/core/texts/textsFor.ts';
import { wordsFor } from '../../../../src/core/texts/wordsFor.ts';
import { PSEUDO_TAGS, pseudoBrand } from '../../../../src/ops/gallery/pseudo/pseudoBuilt.ts';
import { OPEN_WINDOW } from '../../../../src/ops/gallery/states/Act.ts';
import { ACTS } from '../../../../src/ops/gallery/states/acts.ts';
import { SignupForm } from '../../../../src/ops/gallery/visitor/SignupForm.ts';
import { type PageState } from '../../../../src/ops/gallery/visits/Visit.ts';
import { coverPairs } from '../../acts/coverPairs.ts';
import { waysToSignUp } from '../../acts/waysToSignUp.ts';
import { meetingTexts } from '../../seeing/meetingTexts.ts';
import { overflowing } from '../../seeing/overflowing.ts';
import { notMirrored } from '../../speaking/notMirrored.ts';
import { outsideBrackets } from '../../speaking/outsideBrackets.ts';
import { expect, test } from '../../speaking/pseudoJourney.ts';
import { shownTexts } from '../../speaking/shownTexts.ts';

const isFull = process.env['TEST_FULL'] !== undefined;
const cases = waysToSignUp().flatMap((way) => PSEUDO_TAGS.map((tag) => ({ ...way, tag })));
/** Every payment method and a page without a payment, each in one of them, and both of them. */
const inShort = coverPairs(cases, (it) => [
  it.tag,
  ...(SIGNUP_TYPES[it.signupType].needsPayment ? it.brand.payment.methods : ['none']),
]);
const ALL: readonly PageState[] = [
  'empty',
  'editPlan',
  'errors',
  'bankDebit',
  'directDebit',
  'failure',
  'success',
];
const STATES = isFull ? ALL : ALL.filter((it) => it !== 'success');

for (const { brand, signupType, tag } of isFull ? cases : inShort) {
  test(`${brand.id} (${signupType}) in ${tag} at 320 pixels: worded, whole, and on its side`, async ({
    open,
    page,
    watch,
  }) => {
    watch.allow(/status of (403|500)/);
    page.setDefaultTimeout(10_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 844 });
    const path = `/signup?signupType=${signupType}&lang=${tag}`;
    await open(brand.id, path);
    const worded = wordedIn(pseudoBrand(brand), tag);
    const form = new SignupForm(page, worded);
    const visit = { brand: worded, signupType, path, states: STATES, width: 390 } as const;
    await test.step('the countries, and the bottom of the page', async () => {
      const texts = textsFor(worded);
      const dialCode = page.locator('[data-field="phoneNumber"]').getByRole('button');
      // The question about measuring is at the bottom until it is answered.
      const refuse = page.getByRole('button', { name: wordsFor(tag).late.privacy.privacyRefuse });
      if (await refuse.isVisible()) await refuse.click();
      await expect.soft(form.submitButton).toBeInViewport({ ratio: 1 });
      expect(await dialCode.count()).toBe(await form.phoneNumber.count());
      if ((await dialCode.count()) === 0) return;
      await dialCode.click();
      const sheet = page.getByRole('dialog', { name: texts.country });
      await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, width: 320 });
      await expect.soft(sheet.getByRole('option').first()).toBeInViewport({ ratio: 1 });
      const beside = await sheet.evaluate((it) => it.scrollWidth - it.clientWidth);
      expect.soft(beside, 'pixels beside the sheet').toBe(0);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    });
    for (const state of STATES) {
      await test.step(state, async () => {
        const shows = await ACTS[state]({ page, form, visit });
        if (shows === null) return;
        expect.soft(outsideBrackets(await shownTexts(page), { brand: worded }), state).toEqual([]);
        expect.soft(await overflowing(page), state).toEqual([]);
        if (tag === 'ar-XB') expect.soft(await notMirrored(page), state).toEqual([]);
        if (shows === 'page') expect.soft(await meetingTexts(page), state).toEqual([]);
        if (shows !== 'window') return;
        const hidden = await page
          .locator(OPEN_WINDOW)
          .evaluate((it) => it.scrollWidth - it.clientWidth);
        expect.soft(hidden, `${state}: pixels beside the dialog`).toBe(0);
        await page.keyboard.press('Escape');
      });
    }
  });
}
