import type { Page } from 'playwright/test';
import { formatText } from '../../../src/core/texts/formatText.ts';
import { textsFor } from '../../../src/core/texts/textsFor.ts';
import { wordsFor } from '../../../src/core/texts/wordsFor.ts';
import { CARDS, CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';
import { holdAccount } from '../acts/holdAccount.ts';
import { POSTAL_CODES } from '../acts/PayPage.ts';
import { resizeTo } from '../seeing/resizeTo.ts';
import { expectLanguage, expectMailLanguage } from '../speaking/expectLanguage.ts';
import { spokenWays } from '../speaking/spokenWays.ts';

const ways = spokenWays();
/** Each brand once in each of its other languages. */
const spoken = ways.filter(
  ({ brand }, index) => ways.findIndex((way) => way.brand.id === brand.id) === index,
);

/** Headings that must appear, independent of the catalogue. */
const HEADINGS: Readonly<Record<string, readonly RegExp[]>> = {
  'fr-CA': [/L’inscription a échoué/, /un pépin/, /Ce lien ne fonctionne pas/],
  'es-US': [/No se completó el registro/, /un contratiempo/, /Este enlace no funciona/],
};

for (const way of spoken) {
  const { brand } = way;
  const title = `${brand.id} in ${brand.locale} says in it what went wrong: errors, no page, a dead link, and a form full of problems`;
  test(title, IN_FULL, async ({ open, page, watch }) => {
    watch.allow(/status of (403|404)/);
    // Another market's error page redirects to the brand's own.
    const paths = ['/uk/error', '/no-such-page', '/activate?token=wrong'];
    for (const [at, path] of paths.entries()) {
      // The first page's choice is remembered.
      await open(brand.id, at === 0 ? `${path}?lang=${brand.locale}` : path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(HEADINGS[brand.locale]?.[at] ?? /^$/);
      await expectLanguage(page, way, path);
    }
    await open(brand.id, '/demo/sign-in?as=member');
    await expectLanguage(page, way, 'a member’s account');
    await open(brand.id, '/v1/payment');
    await expectLanguage(page, way, 'the upgrade that a member may not make');

    await open(brand.id, '/signup');
    const form = new SignupForm(page, brand);
    await form.submitButton.click();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expectLanguage(page, way, 'problems');
  });
}

for (const way of spoken) {
  const { brand } = way;
  const title = `${brand.id} in ${brand.locale}: an owner changes the plan, and gets the receipt`;
  test(title, IN_FULL, async ({ mailTo, open, page }) => {
    test.slow();
    const texts = textsFor(brand);
    await open(brand.id, `/demo/sign-in?as=owner&lang=${brand.locale}`);
    await expectLanguage(page, way, 'an owner’s account');
    await resizeTo(page, 390);
    expect(await isTornBySignOut(page), 'the welcome').toBe(false);
    await resizeTo(page, 1280);
    await page.getByRole('main').locator('a[href*="/account/upgrade"]').first().click();
    await expect(page.getByRole('heading', { name: brand.headings.upgrade })).toBeVisible();
    await waitForHydration(page);
    await page
      .getByRole('group', { name: texts.plan })
      .getByRole('radio', { checked: false })
      .first()
      .check();
    await new CardForm(page).typeIn({
      number: CARDS.visa,
      postalCode: POSTAL_CODES[brand.market],
    });
    const form = new SignupForm(page, brand);
    await form.agreement.check();
    await expectLanguage(page, way, 'the upgrade');
    const goOn = await holdAccount(page);
    await form.submitButton.click();

    const done = page.getByRole('dialog', { name: texts.upgradeDoneHeading });
    await expect(done.getByText(texts.paymentProcessed)).toBeVisible();
    await expectLanguage(page, way, 'the plan that is changed');
    goOn();
    await page.waitForURL(/\/account\?success=true/);
    await expect(page.getByText('1111')).toBeVisible();
    await expectLanguage(page, way, 'the account then');
    const subject = formatText(wordsFor(brand.locale).mails.receiptSubject, { brand: brand.name });
    expectMailLanguage(way, await mailTo('taken@example.com', subject));
  });
}

/** Whether an account's heading has several lines although 'Sign out' could be below it. */
function isTornBySignOut(page: Page): Promise<boolean> {
  return page.locator('h1').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const lines = new Set([...range.getClientRects()].map(({ top }) => top));
    const signOut = document.querySelector('form[action="/sign-out"]')?.getBoundingClientRect();
    const isBelow = (signOut?.top ?? 0) >= heading.getBoundingClientRect().bottom;
    return lines.size > 1 && !isBelow;
  });
}
