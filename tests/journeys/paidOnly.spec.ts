import { availableSignupTypes } from '../../src/core/rules/signupTypes/signupTypes.ts';
import { shippedBrands } from '../factories/shippedBrands.ts';
import { expect, test } from '../setup/journey.ts';
import { SignupForm } from './acts/SignupForm.ts';

const paidOnly = shippedBrands().filter(({ brand }) => availableSignupTypes(brand).length === 0);

test('some brands have no way to sign up without payment', () => {
  expect(paidOnly.map(({ brand }) => brand.id)).toContain('ringwell');
});

for (const { brand } of paidOnly) {
  test(`${brand.id}, which only takes payments, shows its whole page with the reason beside a disabled button`, async ({
    open,
    page,
  }) => {
    const form = new SignupForm(page);
    const calls: string[] = [];
    page.on('request', (it) => it.url().includes('/signup/') && calls.push(it.url()));
    const answer = await open(brand.id, '/signup');
    expect(answer.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your booking');
    for (const field of [form.fullName, form.companyName, form.phoneNumber, form.email]) {
      await expect(field).toBeEditable();
    }
    await expect(
      page.getByRole('group', { name: 'Plan' }).getByRole('radio').first(),
    ).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Order summary' })).toBeVisible();
    await expect(form.submitButton).toHaveText('Pay Now');
    await expect(form.submitButton).toBeDisabled();
    const reason = `Paid sign-up is not open yet. To start today, contact us at ${brand.support.email}.`;
    await expect(form.submitButton).toHaveAccessibleDescription(reason);
    await expect(form.submitButton.locator('xpath=ancestor::*[2]').getByText(reason)).toBeVisible();

    await form.email.fill('someone@example.com');
    await form.email.press('Enter');
    expect(calls).toEqual([]);
  });
}
