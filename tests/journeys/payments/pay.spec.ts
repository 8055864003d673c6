import packageJson from 'braintree-web/package.json' with { type: 'json' };
import { expect } from '../../setup/journey.ts';
import { test } from '../acts/payJourney.ts';

test('the card form comes from the installed SDK', async ({ openToPay, page }) => {
  const pay = await openToPay('slotbook');
  await pay.card.field('number').waitFor();
  const frame = page.locator('iframe[name="braintree-hosted-field-number"]');
  await expect(frame).toHaveAttribute('src', new RegExp(`/web/${packageJson.version}/html/`));
});

test('add-ons and an IVR plan are charged with the plan, as shown', async ({
  gateway,
  openToPay,
  page,
}) => {
  const pay = await openToPay('ringwell');
  await page.locator('summary').filter({ hasText: 'Add-ons' }).click();
  await page.getByRole('checkbox', { name: 'Second language' }).check();
  await page.locator('summary').filter({ hasText: 'IVR plan' }).click();
  await page.getByRole('radio', { name: 'Greeting' }).check();
  await pay.fill('extras.ringwell@example.com');
  const due = await page.locator('#submit-amount strong').textContent();
  const [call] = await Promise.all([page.waitForRequest(/\/answeringService\/signup$/), pay.pay()]);
  expect(call.postDataJSON()).toMatchObject({
    paymentRequest: { addonIds: ['second-language'], ivrId: 'ivr-greeting' },
  });
  // The receipt replaces the form.
  await expect(pay.form.dialog).toContainText(`Paid today${due}`);
  await expect(pay.form.dialog).toContainText('Visa ending in 1111');
  await expect(page.locator('[data-page]')).toHaveCSS('opacity', '0');
  await expect(pay.form.dialog.getByRole('img', { name: 'Ringwell' })).toBeVisible();
  const { transactions } = await gateway.since();
  expect(transactions.map(({ amount }) => `$${amount}`)).toEqual([due]);
});

test('during the payment the fields are inert and the button says so, and Esc never closes the message about a payment that is being checked', async ({
  openToPay,
  page,
  watch,
}) => {
  // The order never reaches the server, so the server knows no attempt.
  watch.allow(/ERR_CONNECTION_RESET|status of 404/);
  const pay = await openToPay('slotbook');
  await pay.fill('escaped.check@example.com');
  const sent = Promise.withResolvers<void>();
  await page.route(/\/signup$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await sent.promise;
    await route.abort('connectionreset');
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/attempts/*', async (route) => {
    await held.promise;
    await route.fallback();
  });
  const fields = page.locator('[data-region="fields"]');
  const agreement = page.locator('[data-region="ending"] > *', { hasText: 'I agree' });
  const card = page.locator('[data-rests]', { hasText: 'Card number' });
  await pay.form.fullName.press('Enter');
  await expect(pay.form.submitButton).toContainText('Paying…');
  await expect(pay.form.submitButton).toBeFocused();
  await expect(fields).toHaveAttribute('inert', '');
  for (const part of [fields, agreement, card]) await expect(part).toHaveCSS('opacity', '0.5');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  sent.resolve();
  const checking = page.getByRole('dialog', { name: 'Checking your payment' });
  await checking.waitFor();
  const closings = await checking.evaluateHandle((dialog) => {
    const told = { count: 0 };
    dialog.addEventListener('close', () => (told.count += 1));
    return told;
  });
  // At one of these presses the browser closes it by itself.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await expect.poll(() => closings.evaluate(({ count }) => count)).toBeGreaterThan(0);
  await expect(checking).toBeVisible();
  expect(await checking.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  held.resolve();
  await expect(checking).toHaveCount(0);
  await expect(fields).not.toHaveAttribute('inert');
  await expect(agreement).not.toHaveAttribute('inert');
});
