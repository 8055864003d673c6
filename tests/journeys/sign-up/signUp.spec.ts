import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';

test(
  "a visitor finds the mail in the sandbox's mailbox and activates from there",
  IN_FULL,
  async ({ open, page, mailTo, watch }) => {
    // The watch's own script in the mail's frame, where no script runs.
    watch.allow(/Blocked script execution in '[^']*\/sandbox\/mailbox\//);
    const [person, form] = [aPerson('mailbox@example.com'), new SignupForm(page)];
    await open('chatmoor', '/signup');
    await form.fill(person);
    await form.submitButton.click();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
    await mailTo(person.email);

    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Mailbox' }).click();
    await page
      .getByRole('link', { name: /Activate your Chatmoor account/ })
      .first()
      .click();
    const mail = page.frameLocator('iframe');
    await mail.getByRole('link', { name: 'Activate your account' }).click();
    await page.getByRole('button', { name: 'Activate account' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  },
);

test('a double click signs up once', IN_FULL, async ({ open, page }) => {
  const form = new SignupForm(page);
  const calls: string[] = [];
  page.on('request', (it) => it.url().endsWith('/signup/free') && calls.push(it.method()));
  await open('slotbook-ca', '/signup');
  await form.fill(aPerson('double@example.com'));
  await form.submitButton.dblclick();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  expect(calls).toEqual(['POST']);
});
