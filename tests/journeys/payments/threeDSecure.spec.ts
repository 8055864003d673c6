import { CARDS } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect } from '../../setup/journey.ts';
import { test } from '../acts/payJourney.ts';
import { typedValues } from '../acts/typedValues.ts';

/** Slotbook redirects payers to the account. */
const ACCOUNT = /\/account\?success=true/;

test(
  "the bank's challenge is a dialog of the page: closing it keeps typed values, and a retry, which has a new nonce, is answered",
  IN_FULL,
  async ({ gateway, openToPay, page }) => {
    const nonces: string[] = [];
    page.on('request', (it) => {
      const nonce = /payment_methods\/([^/]+)\/three_d_secure\/lookup/.exec(it.url())?.[1];
      if (nonce !== undefined) nonces.push(nonce);
    });
    const pay = await openToPay('slotbook', 'planId=slotbook-starter');
    const { card, form } = pay;
    await pay.fill('closed@example.com', CARDS.challenge);
    const typed = await typedValues(form);
    await form.submitButton.click();
    const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
    const code = card.bank.getByLabel('Security code');
    await expect(dialog).toBeVisible();
    await expect(code).toBeFocused();
    await page.getByRole('button', { name: 'Stop, and go back to the payment' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(form.submitButton).not.toHaveAttribute('aria-busy');
    expect(await form.values()).toEqual(typed);
    await expect(card.field('number')).toHaveValue('4000 0000 0000 2503');
    await gateway.expectSales();

    await form.submitButton.click();
    await code.fill('1234');
    await card.bank.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(ACCOUNT);
    await expect(dialog).toHaveCount(0);
    expect(new Set(nonces).size).toBe(2);
    await gateway.expectSales('submitted_for_settlement');
    const { transactions } = await gateway.since();
    expect(transactions).toMatchObject([{ amount: '9.00', currency: 'USD', lastFour: '2503' }]);
  },
);

test(
  'with a dialog that fails to load no challenge starts, and nothing is charged',
  IN_FULL,
  async ({ gateway, openToPay, page, watch }) => {
    watch.allow(/ERR_BLOCKED_BY_CLIENT/);
    await page.route('**/ChallengeDialog-*.js', (route) => route.abort('blockedbyclient'));
    const pay = await openToPay('slotbook', 'planId=slotbook-starter');
    await pay.fill('dialog.missing@example.com', CARDS.challenge);
    await pay.form.submitButton.click();
    await expect(page.getByRole('dialog')).toContainText("Your bank's check could not be loaded.");
    await gateway.expectSales();
  },
);
