import type { Page } from 'playwright/test';
import { DropinForm } from '../../../src/ops/gallery/visitor/DropinForm.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';

const PROCESSED = 'Your payment was processed successfully.';

/** A visitor who has filled in the form. */
async function aVisitor(page: Page, email: string) {
  const form = new SignupForm(page);
  await form.fill(aPerson(email, { phoneNumber: '02079460127' }));
  const pay = page.getByRole('button', { name: 'Pay by Direct Debit', exact: true });
  return { form, pay, dropin: new DropinForm(page) };
}

test('Direct Debit chosen on the page asks nothing twice', async ({ open, page }) => {
  await open('ringwell-uk', '/signup?signupType=paid');
  const { dropin, form, pay } = await aVisitor(page, 'debit.later@example.com');
  await page.getByRole('radio', { name: 'Direct Debit' }).check();
  await pay.click();

  await expect(dropin.field('First name')).toHaveValue('Ada');
  // The whole form with its last button fits a laptop's window.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Continue', 'Cancel']) {
    await expect(dropin.button(name)).toBeInViewport({ ratio: 1 });
  }
  await expect(dropin.field('Last name')).toHaveValue('Lovelace');
  await expect(dropin.field('Email')).toHaveValue('debit.later@example.com');
  await dropin.authorise();

  await expect(form.dialog).toContainText(PROCESSED);
});

test(
  'a closed Direct Debit has not failed, and is opened again by keyboard',
  IN_FULL,
  async ({ open, page }) => {
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
  },
);
