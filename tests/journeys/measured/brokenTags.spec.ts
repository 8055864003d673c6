import type { Page } from 'playwright/test';
import { aPerson } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect } from '../../setup/journey.ts';
import { keptEvents } from '../acts/measured.ts';
import { testInNewPage as test } from '../acts/payJourney.ts';

/** Breaks the page's ways of measuring, as a tag or a browser extension can. */
async function breakMeasuring(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error('A script of others broke it.');
    };
    Object.defineProperty(navigator, 'sendBeacon', { value: fail });
    Object.defineProperty(window, 'dataLayer', { value: Object.assign([], { push: fail }) });
  });
}

test(
  'tags that throw stop no sign-up, and it is counted and reported all the same',
  IN_FULL,
  async ({ openToPay, page, product, watch }) => {
    // The tag manager's own script fails on the broken list, too.
    watch.allow(/A script of others broke it/);
    await breakMeasuring(page);
    const { form } = await openToPay('chatmoor', 'signupType=noCardSignup');
    await form.fill(aPerson('free.of.tags@example.com'));
    await form.submitButton.click();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();

    const names = () => keptEvents(product, 'chatmoor').map(({ name }) => name);
    await expect.poll(names).toContain('signup_success');
    const reports = () => product.log.filter((line) => line.includes('The page reports')).join('');
    await expect.poll(reports).toContain('measuring broke: A script of others broke it');
  },
);

test('tags that throw remove no text from a successful payment', async ({
  gateway,
  openToPay,
  page,
  watch,
}) => {
  watch.allow(/A script of others broke it/);
  await breakMeasuring(page);
  const pay = await openToPay('chatmoor');
  await pay.fill('paid.despite.tags@example.com');
  const due = await page.locator('#submit-amount strong').textContent();
  await pay.pay();
  await expect(pay.form.dialog).toContainText('Your payment was processed successfully.');
  await expect(pay.form.dialog).toContainText(`Paid today${due}`);
  await expect(pay.form.dialog).toContainText('paid.despite.tags@example.com');
  expect((await gateway.since()).transactions).toHaveLength(1);
});
