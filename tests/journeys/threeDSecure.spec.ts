import type { Page } from 'playwright/test';
import { expect, test as journey } from '../setup/journey.ts';
import { CARDS, CardForm } from './acts/CardForm.ts';
import { aPerson, SignupForm } from './acts/SignupForm.ts';

interface Paying {
  readonly form: SignupForm;
  readonly card: CardForm;
  /** The nonces that the bank was asked about, in order. */
  readonly nonces: readonly string[];
  /** What the gateway recorded of the visitor's orders: a transaction's amount and state. */
  readonly charged: () => Promise<readonly Transaction[]>;
}

interface Transaction {
  readonly amount: string;
  readonly currency: string;
  readonly status: string;
  readonly lastFour: string;
  readonly threeDSecure: unknown;
}

const test = journey.extend<{
  /** Slotbook's paid sign-up, filled in and ready to pay $9.00 by a card. */
  readonly pay: (name: string, number: string) => Promise<Paying>;
}>({
  pay: async ({ open, page, product, request }, use) => {
    await use(async (name, number) => {
      const nonces: string[] = [];
      page.on('request', (it) => {
        const nonce = /payment_methods\/([^/]+)\/three_d_secure\/lookup/.exec(it.url())?.[1];
        if (nonce !== undefined) nonces.push(nonce);
      });
      await open('slotbook', '/signup?signupType=paid&planId=slotbook-starter');
      const form = new SignupForm(page);
      const card = new CardForm(page);
      await form.fill(aPerson(`${name}@example.com`));
      await card.typeIn({ number });
      const before = await transactions();
      return {
        form,
        card,
        nonces,
        charged: async () => (await transactions()).slice(0, -before.length || undefined),
      };
    });

    async function transactions(): Promise<readonly Transaction[]> {
      const headers = { accept: 'application/json' };
      const answer = await request.get(`${product.url}/sandbox/gateway`, { headers });
      const { transactions: recorded } = await answer.json();
      return recorded;
    }
  },
});

const FAILED = 'Failed to charge your card';

const failure = (page: Page) => page.getByRole('dialog', { name: FAILED });
/** Slotbook takes who has paid to the account. */
const ACCOUNT = /\/account\?success=true/;

test('a card whose bank has no question is paid at once', async ({ page, pay }) => {
  const { charged, form, nonces } = await pay('frictionless', CARDS.frictionless);
  await form.submitButton.click();
  await expect(page).toHaveURL(ACCOUNT);
  expect(nonces).toHaveLength(1);
  expect(await charged()).toMatchObject([{ amount: '9.00', currency: 'USD', lastFour: '2701' }]);
});

test("the bank's question is answered in a dialog of the page's, which has the focus", async ({
  page,
  pay,
}) => {
  const { card, charged, form } = await pay('challenge', CARDS.challenge);
  await form.submitButton.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await expect(dialog).toBeVisible();
  const code = card.bank.getByLabel('Security code');
  await expect(code).toBeFocused();
  await code.fill('1234');
  await card.bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(ACCOUNT);
  await expect(dialog).toHaveCount(0);
  expect(await charged()).toMatchObject([{ amount: '9.00', lastFour: '2503' }]);
});

test('an answer that the bank refuses fails, charges nothing, and can be tried again', async ({
  page,
  pay,
}) => {
  const { card, charged, form, nonces } = await pay('refused', CARDS.challenge);
  await form.submitButton.click();
  await card.bank.getByRole('button', { name: 'Fail' }).click();
  await expect(failure(page)).toBeVisible();
  expect(await charged()).toEqual([]);
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await form.submitButton.click();
  await card.bank.getByLabel('Security code').fill('1234');
  await card.bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(ACCOUNT);
  expect(new Set(nonces).size).toBe(2);
  expect(await charged()).toHaveLength(1);
});

const WAYS_OUT = [
  [
    "the bank's own Cancel",
    (card: CardForm) => card.bank.getByRole('button', { name: 'Cancel' }).click(),
  ],
  [
    "the dialog's close button",
    (card: CardForm, page: Page) =>
      card.bank
        .getByLabel('Security code')
        .waitFor()
        .then(() => page.getByRole('button', { name: 'Stop, and go back to the payment' }).click()),
  ],
] as const;

for (const [index, [name, leave]] of WAYS_OUT.entries()) {
  test(`leaving the bank by ${name} is no failure, and a retry has a nonce of its own`, async ({
    page,
    pay,
  }) => {
    const { card, charged, form, nonces } = await pay(`left${index}`, CARDS.challenge);
    const typed = await form.values();
    await form.submitButton.click();
    await leave(card, page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(form.submitButton).not.toHaveAttribute('aria-busy');
    await expect(failure(page)).toHaveCount(0);
    expect(await form.values()).toEqual(typed);
    await expect(card.field('number')).toHaveValue('4000 0000 0000 2503');
    expect(await charged()).toEqual([]);

    await form.submitButton.click();
    await card.bank.getByLabel('Security code').fill('1234');
    await card.bank.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(ACCOUNT);
    expect(new Set(nonces).size).toBe(2);
    expect(await charged()).toHaveLength(1);
  });
}

test('a card whose bank says no without a question fails, and nothing is charged', async ({
  page,
  pay,
}) => {
  const { charged, form } = await pay('norisk', '4000000000002925');
  await form.submitButton.click();
  await expect(failure(page)).toBeVisible();
  expect(await charged()).toEqual([]);
});

test("a bank's script that cannot be loaded is said at once, and is asked for anew", async ({
  context,
  originOf,
  page,
  pay,
  watch,
}) => {
  watch.allow(/status of 503/);
  const url = originOf('slotbook');
  await context.addCookies([{ name: 'sandbox_cardinal', value: 'blocked', url }]);
  const { card, charged, form } = await pay('noscript', CARDS.challenge);
  await form.submitButton.click();
  await expect(failure(page)).toContainText("Your bank's check could not be loaded.");
  expect(await charged()).toEqual([]);

  await context.clearCookies({ name: 'sandbox_cardinal' });
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await form.submitButton.click();
  await card.bank.getByLabel('Security code').fill('1234');
  await card.bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(ACCOUNT);
  expect(await charged()).toHaveLength(1);
});
