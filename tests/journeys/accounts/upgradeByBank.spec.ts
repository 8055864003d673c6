import type { Page } from 'playwright/test';
import { failureWords } from '../../../src/core/rules/errors/payment/failureWords.ts';
import { PAYMENT_METHOD_WORDS } from '../../../src/core/rules/paymentMethods/paymentMethodWords.ts';
import { formatText } from '../../../src/core/texts/formatText.ts';
import { lateTextsFor } from '../../../src/core/texts/lateTextsFor.ts';
import { type Texts, textsFor } from '../../../src/core/texts/textsFor.ts';
import { BANK_ACCOUNTS, BankForm } from '../../../src/ops/gallery/visitor/BankForm.ts';
import { DropinForm } from '../../../src/ops/gallery/visitor/DropinForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { type ShippedBrand, shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect } from '../../setup/journey.ts';
import { holdAccount } from '../acts/holdAccount.ts';
import { test } from '../acts/payJourney.ts';

/** The brands whose owners can pay by this method. */
const brandsWith = (method: 'ACH' | 'GC') =>
  shippedBrands().filter(({ brand }) => brand.payment.methods.includes(method));

/** Opens the payment page from the account, selects another plan and agrees. Returns the plan's name. */
async function chooseAnotherPlan(
  page: Page,
  { catalogue }: ShippedBrand,
  method: string,
): Promise<string> {
  await page.getByRole('link', { name: /^(Change plan|Choose a plan)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Upgrade your plan' })).toBeVisible();
  await waitForHydration(page);
  const plan = page.getByRole('group', { name: 'Plan', exact: true }).getByRole('radio');
  await plan.and(page.locator(':not(:checked)')).first().check();
  const planId = await plan.and(page.locator(':checked')).getAttribute('value');
  await page.getByRole('radio', { name: method, exact: true }).check();
  const agreement = page.getByRole('checkbox', { name: /^I agree/ });
  if ((await agreement.count()) > 0) await agreement.check();
  const chosen = catalogue.plans.find(({ id }) => id === planId);
  if (chosen === undefined) throw new Error(`${planId} is no plan of this brand.`);
  return chosen.name;
}

async function dueOf(page: Page): Promise<string> {
  return (await page.locator('#submit-amount strong').textContent()) ?? '';
}

/** Expects a failure message, and returns to the form. */
async function expectFailure(
  page: Page,
  texts: Texts,
  heading: string,
  told: string,
): Promise<void> {
  const failed = page.getByRole('dialog', { name: heading });
  await expect(failed).toContainText(told);
  await failed.getByRole('button', { name: texts.tryAgain }).click();
}

/** Pays, and expects that the bank is asked for the amount due and the account has the plan. */
async function expectUpgraded(
  page: Page,
  { plan, due }: { readonly plan: string; readonly due: string },
  texts: Texts,
  pay: () => Promise<void>,
): Promise<void> {
  const goOn = await holdAccount(page);
  await pay();
  const done = page.getByRole('dialog', { name: texts.upgradeDoneHeading });
  await expect(done).toContainText(formatText(texts.amountSubmitted, { amount: due }));
  goOn();
  await page.waitForURL(/\/account\?success=true/);
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(plan);
}

const digits = (amount: string) => amount.replaceAll(/[^\d.]/g, '');

for (const shipped of brandsWith('ACH')) {
  const { brand } = shipped;
  const title = `${brand.id}: another plan is paid by bank debit, once an account is accepted`;
  test(title, IN_FULL, async ({ gateway, open, page, watch }) => {
    watch.allow(/status of 402/);
    const texts = textsFor(brand);
    await open(brand.id, '/demo/sign-in?as=owner');
    const plan = await chooseAnotherPlan(page, shipped, texts.methodACH);
    const bank = new BankForm(page);
    const pay = page.getByRole('button', { name: brand.buttons.upgrade, exact: true });
    await bank.fill(BANK_ACCOUNTS.refused);
    const due = await dueOf(page);
    await pay.click();

    const [heading] = failureWords('PAYMENT_DECLINED', {
      isUpgrade: true,
      chargeHeading: PAYMENT_METHOD_WORDS.ACH.failureHeading,
    });
    await expectFailure(page, texts, texts[heading], lateTextsFor(brand).checking.nothingCharged);
    await gateway.expectSales();

    await bank.accountNumber.fill(BANK_ACCOUNTS.accepted);
    await expectUpgraded(page, { plan, due }, texts, () => pay.click());
    await gateway.expectSales('settlement_pending');
    const { transactions } = await gateway.since();
    expect(transactions.map(({ amount }) => amount)).toEqual([digits(due)]);
  });
}

for (const [index, shipped] of brandsWith('GC').entries()) {
  const { brand } = shipped;
  const title = `${brand.id}: another plan is paid by Direct Debit, left once and refused once before`;
  test(title, allButFirst(index), async ({ gateway, open, page, watch }) => {
    watch.allow(/status of 402/);
    const texts = textsFor(brand);
    await open(brand.id, '/demo/sign-in?as=owner');
    const plan = await chooseAnotherPlan(page, shipped, texts.methodGC);
    const button = brand.buttons.directDebit;
    const pay = page.getByRole('button', { name: button, exact: true });
    const dropin = new DropinForm(page);
    const due = await dueOf(page);
    await pay.click();
    await dropin.button('Cancel').click();
    await expect(page.getByText(formatText(texts.directDebitLeft, { button }))).toBeVisible();

    await pay.click();
    await dropin.authorise({ first: 'Invalid' });
    const words = { isUpgrade: true, chargeHeading: PAYMENT_METHOD_WORDS.GC.failureHeading };
    const [heading, text] = failureWords('MANDATE_NOT_AUTHORISED', words);
    await expectFailure(page, texts, texts[heading], texts[text]);
    expect((await gateway.since()).directDebitPayments).toEqual([]);

    await expectUpgraded(page, { plan, due }, texts, async () => {
      await pay.click();
      await dropin.authorise();
    });
    const { directDebitPayments: debits } = await gateway.since();
    expect(debits.map(({ amount }) => (amount / 100).toFixed(2))).toEqual([digits(due)]);
  });
}
