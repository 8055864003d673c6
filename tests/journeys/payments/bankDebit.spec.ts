import { BANK_ACCOUNTS, BankForm } from '../../../src/ops/gallery/visitor/BankForm.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';

const PATH = '/signup?signupType=answeringService';
const PROCESSED = 'Your payment was processed successfully.';

test(
  'a bank account pays, and our server receives none of its numbers',
  IN_FULL,
  async ({ open, page, product, request }) => {
    await open('ringwell', `${PATH}&ach=true`);
    const form = new SignupForm(page);
    const bank = new BankForm(page);
    const sent: string[] = [];
    page.on('request', (it) => {
      if (it.url().endsWith('/answeringService/signup')) sent.push(it.postData() ?? '');
    });
    await form.fill(aPerson('bank.accepted@example.com'));

    await expect(bank.holder).toHaveValue('Analytical Engines');
    await expect(bank.mandate).toContainText('I authorize Ringwell, Inc. to debit my bank account');
    await bank.fill(BANK_ACCOUNTS.accepted);
    await form.submitButton.click();

    await expect(form.dialog).toContainText(PROCESSED);
    await expect(form.dialog).toContainText('Your bank has been told to pay $294.00.');
    const [body = ''] = sent;
    expect(JSON.parse(body).paymentRequest.payment).toEqual({
      paymentType: 'ACH',
      paymentDetails: { nonce: expect.any(String), customerName: 'Analytical Engines' },
    });
    expect(body).not.toContain(BANK_ACCOUNTS.accepted);
    const records = await request.get(`${product.url}/sandbox/gateway`, {
      headers: { accept: 'application/json' },
    });
    const { transactions } = await records.json();
    expect(transactions).toContainEqual(
      expect.objectContaining({
        instrument: 'bank',
        lastFour: '0000',
        status: 'settlement_pending',
      }),
    );
  },
);

test(
  'a missing bank account is required, and a mistyped routing number is found',
  IN_FULL,
  async ({ open, page }) => {
    await open('ringwell', `${PATH}&ach=true`);
    const form = new SignupForm(page);
    const bank = new BankForm(page);
    await form.fill(aPerson('bank.missing@example.com'));
    await form.submitButton.click();

    await expect(bank.routingNumber).toBeFocused();
    await page.getByText(/^There are \d+ problems$/).click();
    await expect(page.getByRole('link', { name: 'Enter Routing Number' })).toBeVisible();
    await bank.routingNumber.fill('021000012');
    await bank.routingNumber.blur();

    await expect(page.locator('#routingNumber-error')).toHaveText('Invalid Routing Number');
  },
);

test('bank debit is chosen and paid with only the keyboard', async ({ open, page }) => {
  await open('ringwell', PATH);
  const form = new SignupForm(page);
  const bank = new BankForm(page);
  await form.fill(aPerson('bank.keyboard@example.com'));
  await page.getByRole('radio', { name: 'Card' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Bank debit' })).toBeChecked();
  await expect(bank.zip).toBeVisible();
  const keys: readonly string[] = [
    'Tab',
    'ArrowLeft',
    'Tab',
    'Tab',
    '021000021',
    'Tab',
    BANK_ACCOUNTS.accepted,
    'Tab',
    'ArrowRight',
    'Tab',
    '1 Main St',
    'Tab',
    'San Francisco',
    'Tab',
    // A single key selects California, because between several the browser waits a second only.
    'C',
    'Tab',
    '94119',
  ];
  for (const key of keys) {
    if (/^(Tab|Arrow)/.test(key)) await page.keyboard.press(key);
    else await page.keyboard.type(key);
  }

  await expect(bank.zip).toHaveValue('94119');
  await expect(bank.holder).toHaveValue('Ada Lovelace');
  await expect(page.getByRole('radio', { name: 'Savings' })).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(form.dialog).toContainText(PROCESSED);
});

test(
  "during the payment the bank account's fields are inert like the others",
  IN_FULL,
  async ({ open, page }) => {
    await open('ringwell', `${PATH}&ach=true`);
    const form = new SignupForm(page);
    const bank = new BankForm(page);
    await form.fill(aPerson('bank.resting@example.com'));
    await bank.fill(BANK_ACCOUNTS.accepted);
    const held = Promise.withResolvers<void>();
    await page.route('**/answeringService/signup', async (route) => {
      await held.promise;
      await route.fallback();
    });
    await form.submitButton.click();
    const opacityOf = () =>
      bank.routingNumber.evaluate((it) => {
        let opacity = 1;
        for (let at: Element | null = it; at; at = at.parentElement) {
          opacity *= Number(getComputedStyle(at).opacity);
        }
        return opacity;
      });
    await expect.poll(opacityOf).toBe(0.5);
    // Nor can the keyboard reach them.
    await bank.routingNumber.focus();
    await expect(bank.routingNumber).not.toBeFocused();
    held.resolve();
    await expect(form.dialog).toContainText(PROCESSED);
    await expect.poll(opacityOf).not.toBe(0.5);
  },
);
