import type { Page } from 'playwright/test';
import { expect, test } from '../setup/journey.ts';
import { DropinForm } from './acts/BankForms.ts';
import { aPerson, SignupForm } from './acts/SignupForm.ts';

const PROCESSED = 'Your payment was processed successfully.';
const SCRIPT = '**/sandbox/gocardless/dropin.js';

/** A visitor who has filled the form in. */
async function aVisitor(page: Page, email: string) {
  const form = new SignupForm(page);
  await form.fill(aPerson(email, { phoneNumber: '02079460127' }));
  const pay = page.getByRole('button', { name: 'Pay by Direct Debit', exact: true });
  return { form, pay, dropin: new DropinForm(page) };
}

for (const brand of ['chatmoor-uk', 'ringwell-uk']) {
  test(`${brand} is paid by a Direct Debit that the link chose`, async ({
    open,
    page,
    product,
    request,
  }) => {
    await open(brand, '/signup?signupType=paid&gc=true');
    await expect(page.getByRole('radio', { name: 'Direct Debit' })).toBeChecked();
    const { dropin, form, pay } = await aVisitor(page, `debit@${brand}.example.com`);
    await pay.click();
    await dropin.authorise();

    await expect(form.dialog).toContainText(PROCESSED);
    await expect(dropin.dialog).toHaveCount(0);
    const records = await request.get(`${product.url}/sandbox/gateway`, {
      headers: { accept: 'application/json' },
    });
    const { mandates } = await records.json();
    expect(mandates.length).toBeGreaterThan(0);
  });
}

test('Direct Debit chosen on the page asks nothing twice', async ({ open, page }) => {
  await open('ringwell-uk', '/signup?signupType=paid');
  const { dropin, form, pay } = await aVisitor(page, 'debit.later@example.com');
  await page.getByRole('radio', { name: 'Direct Debit' }).check();
  await pay.click();

  await expect(dropin.field('First name')).toHaveValue('Ada');
  await expect(dropin.field('Last name')).toHaveValue('Lovelace');
  await expect(dropin.field('Email')).toHaveValue('debit.later@example.com');
  await dropin.authorise();

  await expect(form.dialog).toContainText(PROCESSED);
});

test('a Direct Debit that is left is no failure, and is opened again by keyboard', async ({
  open,
  page,
}) => {
  await open('chatmoor-uk', '/signup?signupType=paid&gc=true');
  const { dropin, form, pay } = await aVisitor(page, 'debit.left@example.com');
  await pay.press('Enter');
  await expect(dropin.field('First name')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(dropin.dialog).toHaveCount(0);
  await expect(page.getByText('You closed the Direct Debit form')).toBeVisible();
  await expect(form.dialog).toHaveCount(0);
  await expect(form.email).toHaveValue('debit.left@example.com');
  await expect(pay).toBeEnabled();
  await pay.press('Enter');
  await dropin.authorise();

  await expect(form.dialog).toContainText(PROCESSED);
});

test('a script that is blocked ends the loader with a message, and is asked for again', async ({
  open,
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await page.route(SCRIPT, (route) => route.abort());
  await open('chatmoor-uk', '/signup?signupType=paid&gc=true');
  const { dropin, form, pay } = await aVisitor(page, 'debit.blocked@example.com');
  await pay.click();

  await expect(form.dialog).toContainText('The Direct Debit could not be set up.');
  await form.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(pay).toBeEnabled();
  await expect(pay).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute(SCRIPT);
  await pay.click();
  await dropin.authorise();

  await expect(form.dialog).toContainText(PROCESSED);
});

test('a flow that cannot be had ends the loader with a message', async ({ open, page, watch }) => {
  watch.allow(/status of 502/);
  const failure = { status: false, success: false, message: 'DIRECT_DEBIT_FLOW_ERROR', data: null };
  await page.route('**/billing-request-flow', (route) =>
    route.fulfill({ status: 502, json: failure }),
  );
  await open('ringwell-uk', '/signup?signupType=paid');
  const { dropin, form, pay } = await aVisitor(page, 'debit.missing@example.com');
  await page.getByRole('radio', { name: 'Direct Debit' }).check();
  await pay.click();

  await expect(form.dialog).toContainText('The Direct Debit could not be set up.');
  await expect(dropin.dialog).toHaveCount(0);
  await form.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(pay).toBeEnabled();
});

test('a mandate that the bank refuses is not charged, and another one can pay', async ({
  open,
  page,
  watch,
}) => {
  watch.allow(/status of 402/);
  await open('ringwell-uk', '/signup?signupType=paid&gc=true');
  const { dropin, form, pay } = await aVisitor(page, 'debit.invalid@example.com');
  await pay.click();
  await dropin.authorise({ first: 'Invalid' });

  await expect(form.dialog).toContainText('Your Direct Debit was not set up.');
  await form.dialog.getByRole('button', { name: 'Try again' }).click();
  await pay.click();
  await dropin.authorise();

  await expect(form.dialog).toContainText(PROCESSED);
});

test('a Direct Debit that fails days later is told by mail', async ({ mailTo, open, page }) => {
  await open('ringwell-uk', '/signup?signupType=paid&gc=true');
  const email = 'debit.penniless@example.com';
  const { dropin, form, pay } = await aVisitor(page, email);
  await pay.click();
  await dropin.authorise({ first: 'Penniless' });
  await expect(form.dialog).toContainText(PROCESSED);

  await expect
    .poll(async () => (await mailTo(email)).subject, { timeout: 30_000 })
    .toBe('Your Direct Debit to Ringwell UK did not go through');
});
