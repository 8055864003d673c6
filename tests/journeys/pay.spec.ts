import { expect, test } from '../setup/journey.ts';
import { CARDS, CardForm } from './acts/CardForm.ts';
import { aPerson, SignupForm } from './acts/SignupForm.ts';

test('a card is charged once, and the visitor is told', async ({ open, page }) => {
  await open('slotbook', '/signup?signupType=paid');
  const form = new SignupForm(page);
  const card = new CardForm(page);
  await form.fill(aPerson('pay.slotbook@example.com'));
  await card.fill({ number: CARDS.visa });
  await form.submitButton.click();
  await expect(form.dialog).toContainText('Your payment was processed successfully.');
});
