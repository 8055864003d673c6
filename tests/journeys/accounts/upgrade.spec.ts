import type { Page } from 'playwright/test';
import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { CARDS, CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { holdAccount } from '../acts/holdAccount.ts';

const VISA = { number: CARDS.visa } as const;

/** Opens the payment page through the index and the account's page. */
async function openUpgrade(page: Page, open: (brand: string, path: string) => Promise<unknown>) {
  await open('slotbook', '/demo/sign-in?as=owner');
  await page.getByRole('link', { name: /^(Change plan|Choose a plan)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Upgrade your plan' })).toBeVisible();
  await waitForHydration(page);
}

async function fillCard(page: Page): Promise<void> {
  await new CardForm(page).typeIn(VISA);
}

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay Now' });

test('an owner changes the plan: chosen, paid, announced, and back at the account', async ({
  page,
  open,
  mailTo,
}) => {
  await openUpgrade(page, open);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('You are changing the plan of Harbour Bakery.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  await page.getByRole('radio', { name: /^Business/ }).check();
  await fillCard(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  const goOn = await holdAccount(page);
  await payButton(page).click();

  const done = page.getByRole('dialog', { name: 'Your plan is updated' });
  await expect(done.getByText('Your payment was processed successfully.')).toBeVisible();
  await expect(done.getByRole('link', { name: 'Continue to your account' })).toBeVisible();
  goOn();
  await page.waitForURL(/\/account\?success=true/);
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan.getByText('Business', { exact: true })).toBeVisible();
  await expect(plan.getByText(/Visa ending in\s1111/)).toBeVisible();

  const { text } = await mailTo('taken@example.com', 'Your Slotbook receipt');
  expect(text).toContain('Business');
});

test('the page asks only for terms and payment, and shows the first that is missing', async ({
  page,
  open,
}) => {
  await openUpgrade(page, open);
  await fillCard(page);
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();

  await expect(page.getByText('Please agree to the terms to continue.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeFocused();
});

test(
  'a billing system that does not answer takes no money, and the page says what failed',
  IN_FULL,
  async ({ page, open, product, request, watch }) => {
    watch.allow(/status of 502/);
    await openUpgrade(page, open);
    await fillCard(page);
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    const data = { call: 'subscription', how: 'empty' };
    await request.post(`${product.url}/sandbox/billing/faults`, { data });
    await payButton(page).click();

    const failed = page.getByRole('dialog', { name: 'Payment unsuccessful' });
    await expect(failed.getByText(/due to a server issue/)).toBeVisible();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(payButton(page)).toBeEnabled();

    await expect(async () => {
      const accept = { accept: 'application/json' };
      const answer = await request.get(`${product.url}/sandbox/gateway`, { headers: accept });
      const { subscriptions, transactions } = await answer.json();
      expect(transactions[0].status).toBe('voided');
      expect(subscriptions[0].status).toBe('ended');
    }).toPass({ timeout: 30_000 });
  },
);

test(
  'the payment page and the account that it changes are accessible',
  IN_FULL,
  async ({ page, open }) => {
    await open('ringwell', '/demo/sign-in?as=owner');
    expect(await findViolations(page)).toEqual([]);
    await open('ringwell', '/demo/sign-in?as=member');
    expect(await findViolations(page)).toEqual([]);
    await openUpgrade(page, open);
    await expect(payButton(page)).toBeEnabled();
    expect(await findViolations(page)).toEqual([]);
  },
);

test('Cancel leads to the dashboard', IN_FULL, async ({ page, open }) => {
  await openUpgrade(page, open);
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
    'href',
    'https://app.slotbook.example/',
  );
});

test('a member reads whom to ask, on the account and on the payment page', async ({
  page,
  open,
  watch,
}) => {
  watch.allow(/status of 403/);
  const sentence = 'Please contact the owner or an admin to upgrade this account.';
  await open('slotbook', '/demo/sign-in?as=member');
  await expect(page.getByText(sentence)).toBeVisible();

  const answer = await open('slotbook', '/v1/payment');
  expect(answer.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Owner or admin access required' })).toBeVisible();
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Jo' })).toBeVisible();
});

test(
  'a plan agreed with an account is offered to it, at its flat price',
  IN_FULL,
  async ({ page, open }) => {
    await open('coursenest', '/demo/sign-in?as=admin');
    await page.getByRole('link', { name: 'Change plan' }).click();
    await expect(page.getByRole('radio', { name: /^Site license/ })).toBeChecked();
    await expect(page.locator('#submit-amount')).toContainText('$12,000.00');
  },
);
