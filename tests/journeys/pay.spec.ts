import { expect, test } from '../setup/journey.ts';
import { CARDS, CardForm } from './acts/CardForm.ts';
import { aPerson, SignupForm } from './acts/SignupForm.ts';
import { payingWays } from './acts/waysToSignUp.ts';

const PHONES = { US: '2025550142', CA: '4165550142', UK: '02079460127' } as const;
const POSTAL_CODES = { US: '12345', CA: 'K1A 0B1', UK: 'SW1A 1AA' } as const;

for (const { brand, signupType } of payingWays()) {
  test(`${brand.id} takes a card for ${signupType}, and says so`, async ({ open, page }) => {
    await open(brand.id, `/signup?signupType=${signupType}`);
    const form = new SignupForm(page);
    const card = new CardForm(page);
    const email = `pay.${brand.id}.${signupType}@example.com`.toLowerCase();
    await form.fill(aPerson(email, { phoneNumber: PHONES[brand.market] }));
    await card.typeIn({ number: CARDS.visa, postalCode: POSTAL_CODES[brand.market] });
    await form.submitButton.click();
    await expect(form.dialog).toContainText(
      signupType === 'freeTrial' ? brand.name : 'Your payment was processed successfully.',
    );
  });
}
