import type { Page } from 'playwright/test';
import { CARDS, CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { aPerson } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect } from '../../setup/journey.ts';
import { PHONES, POSTAL_CODES } from '../acts/PayPage.ts';
import { test } from '../acts/payJourney.ts';

/** Values that no page keeps, and an agreement to other texts: both are entered again. */
const ANEW = ['password', 'agreed'];

/** All typed and selected values by control name: 'ivrId=ivr-menu'. */
async function chosenOn(page: Page): Promise<string[]> {
  const controls = page.locator('#root :is(input, select, textarea)');
  const chosen = await controls.evaluateAll((all: HTMLInputElement[]) =>
    all
      .filter((it) => !it.matches(':is([type=radio], [type=checkbox]):not(:checked)'))
      .map((it) => `${it.name}=${it.value}`),
  );
  return chosen.filter((it) => !ANEW.includes(it.split('=')[0] ?? '')).toSorted();
}

/**
 * Selects everything that was not selected: every add-on, and the last entry of each group. Extras
 * are folded.
 */
async function chooseAll(page: Page): Promise<void> {
  for (const extras of await page.locator('details.Extras-extras > summary').all())
    await extras.click();
  for (const box of await page.locator('[name="addonIds"]').all()) await box.check();
  for (const name of ['ivrId', 'question-call-language', 'paymentMethod']) {
    const entries = page.locator(`[name="${name}"]:not([value=""])`);
    if ((await entries.count()) > 0) await entries.last().check();
  }
}

/** Switches to another language and back, and expects the same values in both. */
async function expectKept(page: Page, names: readonly string[]): Promise<void> {
  const before = await chosenOn(page);
  // The page has at least one extra, which was selected.
  expect(before.filter((it) => /^(addonIds|ivrId)=./.test(it)).length).toBeGreaterThan(1);
  for (const name of names) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('header [aria-current]')).toHaveText(name);
    await waitForHydration(page);
    await expect.poll(() => chosenOn(page), name).toEqual(before);
    await expect(page.locator('#agreed')).not.toBeChecked();
  }
}

for (const [brand, market, ...names] of [
  ['frontdesk-ca', 'CA', 'Français', 'English'],
  ['ringwell', 'US', 'Español', 'English'],
] as const) {
  test(
    `${brand}: a payment that is filled in keeps all of it from ${names[1]} to ${names[0]} and back`,
    IN_FULL,
    async ({ openToPay, page }) => {
      const { card, form } = await openToPay(brand);
      await page.getByRole('button', { name: 'Change plan' }).click();
      const plans = form.dialog
        .getByRole('group', { name: 'Plan', exact: true })
        .getByRole('radio');
      await plans.last().check();
      const plan = await plans.last().getAttribute('value');
      await form.dialog.getByRole('button', { name: 'Done' }).click();
      await form.fill(aPerson(`switch@${brand}.example.com`, { phoneNumber: PHONES[market] }));
      await card.typeIn({ number: CARDS.visa, postalCode: POSTAL_CODES[market] });
      await chooseAll(page);
      const bill = page.locator('#submit-amount strong');
      const due = digitsOf(await bill.innerText());

      await expectKept(page, names);
      expect(digitsOf(await bill.innerText())).toBe(due);
      await page.getByRole('button', { name: 'Change plan' }).click();
      await expect(form.dialog.locator(`[value="${plan}"]`)).toBeChecked();
    },
  );
}

test(
  'a filled-in upgrade keeps its add-ons and its payment method there and back',
  IN_FULL,
  async ({ open, page }) => {
    await open('ringwell', '/demo/sign-in?as=owner');
    await page.getByRole('link', { name: /^(Change plan|Choose a plan)$/ }).click();
    await waitForHydration(page);
    await new CardForm(page).typeIn({ number: CARDS.visa });
    await chooseAll(page);
    await expectKept(page, ['Español', 'English']);
  },
);

/** An amount's digits, which are the same in every language. */
function digitsOf(amount: string): string {
  return amount.replaceAll(/\D/g, '');
}
