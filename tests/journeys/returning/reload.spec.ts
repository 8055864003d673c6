import type { Page } from 'playwright/test';
import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';
import { holdAccount } from '../acts/holdAccount.ts';
import { typedValues } from '../acts/typedValues.ts';

/** The part that keeps drafts has loaded and restored the draft: it shows the privacy link. */
async function expectWatched(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Your privacy choices' })).toBeVisible();
}

test('a refresh restores everything but the password, and the sign-up can continue', async ({
  open,
  page,
}) => {
  const [person, form] = [aPerson('refreshed@example.com'), new SignupForm(page)];
  await open('slotbook-ca', '/signup?signupType=noCardSignup');
  await waitForHydration(page);
  await form.plan('Business').check();
  await form.fill(person);
  await form.phoneNumber.blur();
  const typed = await typedValues(form);
  expect(typed['agreed']).toBe(true);

  await expectWatched(page);
  await page.reload();
  await expect.poll(() => form.values()).toEqual({ ...typed, password: '' });
  await expect(form.plan('Business')).toBeChecked();
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).toContain(person.email);
  expect(kept).not.toContain(person.password);

  await form.password.fill(person.password);
  await form.submitButton.click();
  await expect(form.dialog).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`an activation link to ${person.email}`);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start a new sign-up' }).click();
  await expect(form.fullName).toBeVisible();
  await expectWatched(page);
  await expect(form.fullName).toHaveValue('');
});

test('a session that ended before the sign-up offers a reload, which keeps typed values', async ({
  open,
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  const [person, form] = [aPerson('ended@example.com'), new SignupForm(page)];
  await open('slotbook', '/signup');
  await waitForHydration(page);
  await form.fill(person);
  await expect(page.getByText('This email address can be used.')).toBeAttached();
  await expectWatched(page);
  await page.context().clearCookies();
  await form.submitButton.click();
  await expect(form.dialog).toContainText('Your session has ended.');
  await form.dialog.getByRole('link', { name: 'Refresh the page' }).click();
  await expect(form.dialog).toBeHidden();
  await expect(form.fullName).toHaveValue(person.fullName);
  await expect(form.email).toHaveValue(person.email);

  await form.password.fill(person.password);
  await form.submitButton.click();
  await page.waitForURL(/\/account\?success=true/);
  // Back on the page, a repeated order shows what is done.
  await open('slotbook', '/signup');
  await page.getByRole('link', { name: 'Continue to your account' }).click();
  await page.waitForURL(/\/account\?success=true/);
});

test('a browser without storage shows a page that works', async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  const form = new SignupForm(page);
  await open('slotbook', '/signup');
  await waitForHydration(page);
  await holdAccount(page);
  await form.fill(aPerson('no-storage@example.com'));
  await form.submitButton.click();
  await expect(form.dialog).toBeVisible();
});

// Chromium keeps the failure of a stylesheet's preload, and asks for that address no more.
for (const lost of ['**/assets/OpenModal-*.js*', '**/assets/OpenModal-*.css*'])
  test(
    `a modal that cannot be loaded offers a retry, and the text opens then: ${lost}`,
    IN_FULL,
    async ({ open, page, watch }) => {
      watch.allow(/ERR_FAILED/);
      await page.route(lost, (route) => route.abort());
      // On a phone, the question about analytics and the bar with the button are at the same place.
      await page.setViewportSize({ width: 390, height: 700 });
      const form = new SignupForm(page);
      await open('slotbook-ca', '/signup');
      await waitForHydration(page);
      await expect(page.getByRole('button', { name: 'No, thanks' })).toBeVisible();
      await form.fullName.fill('Ada Lovelace');
      await page.locator('label').getByRole('button', { name: 'Privacy Policy' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await expect(notice).toBeVisible();

      await page.unroute(lost);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(form.dialog).toBeVisible();
      await expect(form.fullName).toHaveValue('Ada Lovelace');
    },
  );

test("a plan selected instead of the link's survives the reload that a dialog offers", async ({
  open,
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  const form = new SignupForm(page);
  await open('slotbook-ca', '/signup?signupType=noCardSignup&planId=slotbook-team');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Change plan' }).click();
  await form.plan('Business').check();
  await form.dialog.getByRole('button', { name: 'Done' }).click();
  await form.fill(aPerson('planKept@example.com'));
  await page.context().clearCookies();
  await form.submitButton.click();
  await form.dialog.getByRole('link', { name: 'Refresh the page' }).click();
  await expect(form.dialog).toBeHidden();
  await expect(form.fullName).toHaveValue(/./);
  await expect(page.getByRole('group', { name: 'Plan' })).toContainText('Business');
});
