import type { Page } from 'playwright/test';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';

/** The amount beside a row's name in the summary. */
function figure(page: Page, name: string) {
  const term = page.getByRole('complementary').locator('dt', { hasText: new RegExp(`^${name}$`) });
  return term.locator('+ dd');
}

test('add-ons, an IVR plan and a plan under HIPAA are priced, agreed to and signed up for', async ({
  open,
  page,
}) => {
  const form = new SignupForm(page);
  await open('careline', '/signup?signupType=noCardSignup');
  await form.plan('Clinic').check();
  await page.getByText('from $39.00').click();
  const addons = page.getByRole('group', { name: 'Add-ons' });
  await addons.getByRole('checkbox', { name: 'Secure messaging app' }).check();
  await page.getByText('from $9.00').click();
  await page
    .getByRole('group', { name: 'IVR plan' })
    .getByRole('radio', { name: 'Practice menu' })
    .check();
  await expect(figure(page, 'Secure messaging app')).toHaveText('$39.00');
  await expect(figure(page, 'First bill')).toHaveText('$837.00');
  await expect(figure(page, 'Due today')).toHaveText('Free, no card needed');

  for (const name of ['Terms and Conditions', 'Terms and Conditions for plans under HIPAA']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await form.dialog.getByRole('button', { name: 'Close' }).click();
  }

  await form.fill(aPerson('plans.careline@example.com'));
  const [call] = await Promise.all([
    page.waitForResponse((it) => it.url().endsWith('/signup/freetrial')),
    form.submitButton.click(),
  ]);
  expect(call.request().postDataJSON()).toMatchObject({
    paymentRequest: { addonIds: ['secure-messaging'], ivrId: 'ivr-practice-menu' },
    formState: { totalAmount: 68_700 },
  });
  expect(call.status()).toBe(200);
});

test('a plan chosen by link is edited in a dialog, discounted and taxed by province', async ({
  open,
  page,
}) => {
  const form = new SignupForm(page);
  await open('slotbook-ca', '/signup?signupType=noCardSignup&planId=slotbook-starter');
  await expect(page.getByRole('group', { name: 'Plan' })).toContainText('Starter');
  await expect(page.getByRole('group', { name: 'Plan' }).getByRole('radio')).toHaveCount(0);

  await page.getByRole('button', { name: 'Change plan' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Your plan' });
  await dialog.getByRole('radio', { name: 'Team' }).check();
  await dialog.getByRole('textbox', { name: 'Number of users' }).fill('4');
  await expect(dialog.getByRole('region', { name: 'About Team' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('group', { name: 'Plan' })).toContainText('Team');
  await expect(form.numberOfUsers).toHaveValue('4');
  await expect(figure(page, 'Welcome offer')).toHaveText('−$8.40');
  await expect(figure(page, 'Sales tax 5% \\(until you choose a province\\)')).toHaveText('$3.78');
  await form.province.selectOption('QC');
  await expect(figure(page, 'GST and QST 14\\.975% \\(Quebec\\)')).toHaveText('$11.32');
  await expect(page.getByRole('main').getByText(/Team would be \$96\.58 per month/)).toBeVisible();
});

test(
  'a changed price is shown, and agreed to the next time',
  IN_FULL,
  async ({ open, page, watch }) => {
    const form = new SignupForm(page);
    watch.allow(/status of 409/);
    let isFirst = true;
    await page.route('**/signup/freetrial', async (route) => {
      const body = route.request().postDataJSON();
      if (isFirst) body.formState.totalAmount = 100;
      isFirst = false;
      await route.continue({ postData: JSON.stringify(body) });
    });
    await open('chatmoor', '/signup');
    await form.fill(aPerson('plans.changed@example.com'));
    await form.submitButton.click();
    await expect(form.dialog).toContainText('The price has changed to');
    await form.dialog.getByRole('button', { name: 'Try again' }).click();
    await form.submitButton.click();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  },
);

test(
  'the keyboard selects the same plan by the year, and a link to it starts there',
  IN_FULL,
  async ({ open, page }) => {
    await open('coursenest', '/signup?signupType=paid');
    const form = new SignupForm(page);
    const periods = page.getByRole('main').getByRole('group', { name: 'Billing period' });
    const plan = page.getByRole('main').getByRole('group', { name: 'Plan', exact: true });
    await form.choosePlan('Academy');
    await form.numberOfUsers.fill('12');
    await expect(figure(page, 'Due today')).toHaveText('$132.00');
    await periods.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(periods.getByRole('radio', { name: 'Yearly Save 16%' })).toBeChecked();
    await expect(plan).toContainText('Academy yearly');
    await expect(form.numberOfUsers).toHaveValue('12');
    await expect(figure(page, 'Due today')).toHaveText('$1,320.00');
    await expect(page.locator('[aria-live]', { hasText: '$1,320.00' })).toBeAttached();
    // The draft keeps it.
    await page.reload();
    await expect(plan).toContainText('Academy yearly');

    await open('coursenest', '/signup?signupType=paid&planId=coursenest-team-yearly');
    await expect(periods.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
    await expect(plan).toContainText('Team yearly');
    await page.getByRole('button', { name: 'Change plan' }).first().click();
    await form.dialog.getByRole('radio', { name: 'Monthly' }).check();
    await expect(form.dialog.getByRole('radio', { name: 'Team', exact: true })).toBeChecked();
  },
);

test('a page without paired plans waits for nothing of a switch', async ({ open, page }) => {
  const html = await (await open('frontdesk', '/signup?signupType=paid')).text();
  // The plan dialog, which loads later, brings its own.
  expect(html).not.toMatch(/assets\/[^"]*period/i);
  expect(html).not.toContain('Billing period');
  await expect(page.getByRole('group', { name: 'Billing period' })).toHaveCount(0);

  const paired = await (await open('facetable', '/signup?signupType=paid')).text();
  expect(paired).toMatch(/assets\/[^"]*period/i);
});
