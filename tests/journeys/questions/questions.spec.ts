import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { expect, test } from '../../setup/keptPage.ts';

test('a dependent question appears by keyboard, is announced, and moves nothing above it', async ({
  open,
  page,
}) => {
  await open('ringwell-uk', '/signup');
  const company = page.getByRole('radiogroup', { name: /^Are you signing up for a company/ });
  const vat = page.getByRole('textbox', { name: 'VAT number' });
  await expect(vat).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  await page.keyboard.press('Tab');
  await expect(company.getByRole('radio', { name: 'No answer' })).toBeFocused();
  const before = await company.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect(company.getByRole('radio', { name: 'Yes' })).toBeChecked();

  await expect(vat).toBeVisible();
  expect(await company.boundingBox()).toEqual(before);
  await expect(page.getByRole('status').filter({ hasText: 'VAT number' })).toHaveText(
    'One more question: VAT number',
  );
  await page.keyboard.press('Tab');
  await expect(vat).toBeFocused();
  await page.keyboard.type('GB 980 7806 85');
  await page.keyboard.press('Tab');
  await expect(vat).toHaveAccessibleDescription(/^Please enter a valid UK VAT number/);
  expect(await findViolations(page)).toEqual([]);

  // Typed values survive a choice that is undone, and a reload.
  await company.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(vat).toHaveCount(0);
  await company.getByRole('radio', { name: 'Yes' }).check();
  await expect(vat).toHaveValue('GB 980 7806 85');
  await page.reload();
  await expect(vat).toHaveValue('GB 980 7806 85');
});

test('an answer from a link is sent with the sign-up; an invalid one is listed and focused', async ({
  open,
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (it) => {
    if (it.url().endsWith('/signup/free')) sent.push(it.postDataJSON());
  });
  await open('slotbook', '/signup?purpose=Haircuts');
  const purpose = page.getByRole('textbox', { name: 'What will people book with you?' });
  await expect(purpose).toHaveValue('Haircuts');
  const form = new SignupForm(page);
  await form.fill(aPerson('questions@example.com'));
  await purpose.fill('<b>Haircuts</b>');
  await page.getByRole('textbox', { name: 'Full name' }).fill('');
  await form.submitButton.click();
  const problems = page.getByRole('alert').filter({ hasText: 'What will people book' });
  await problems.locator('summary').click();
  await problems.getByRole('link', { name: /^What will people book with you\? – / }).click();
  await expect(purpose).toBeFocused();

  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
  await purpose.fill('Haircuts');
  await form.submitButton.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      questions: {
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        answers: { purpose: 'Haircuts' },
      },
    }),
  ]);
});

test('an agreement shows with its plans, and is required there', async ({ open, page }) => {
  await open('careline', '/signup?planId=careline-practice');
  const notice = page.getByRole('checkbox', { name: /^My practice is a covered entity/ });
  await expect(notice).toBeVisible();
  await new SignupForm(page).submitButton.click();
  await expect(notice).toHaveAttribute('aria-invalid', 'true');
  await notice.check();
  await expect(notice).not.toHaveAttribute('aria-invalid', 'true');
  expect(await findViolations(page)).toEqual([]);
  await open('careline', '/signup?planId=careline-office');
  await expect(notice).toHaveCount(0);
});

test('each question reads in the language of its page', async ({ open, page }) => {
  await open('frontdesk-ca', '/signup?lang=fr-CA');
  const asked = page.getByRole('radiogroup', { name: /^Dans quelle langue/ });
  await expect(asked.getByRole('radio')).toHaveCount(4);
  await asked.getByRole('radio', { name: 'En français' }).check();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('radio', { name: 'In French' })).toBeChecked();
});
