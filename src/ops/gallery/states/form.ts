import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { textsFor } from '../../../core/texts/textsFor.ts';
import { CARDS, CardForm } from '../visitor/CardForm.ts';
import { aPerson } from '../visitor/SignupForm.ts';
import { emailOf, type Visit } from '../visits/Visit.ts';
import type { Act, Stage } from './Act.ts';

const PHONES = { US: '2025550142', CA: '4165550142', UK: '02079460127' } as const;
const POSTAL_CODES = { US: '12345', CA: 'K1A 0B1', UK: 'SW1A 1AA' } as const;

export const empty: Act = async (stage) => {
  await ready(stage);
  return 'page';
};

/** What a visitor sees first, with what sticks to the window. */
export const firstSight: Act = async (stage) => {
  await ready(stage);
  await stage.page.evaluate(() => window.scrollTo(0, 0));
  return 'view';
};

export const errors: Act = async ({ page, form }) => {
  await ready({ page, form });
  await form.submitButton.click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  return 'page';
};

export const filled: Act = async (stage) => {
  await fillContact(stage);
  if (takesPayment(stage.visit)) {
    await choose(stage, 'methodCC');
    await typeCard(stage, CARDS.visa);
  }
  return 'page';
};

/** Fills in the form, the same way in each run, so that pictures can be compared. */
export async function fillContact({ form, visit }: Stage): Promise<void> {
  await form.fill(aPerson(emailOf(visit), { phoneNumber: PHONES[visit.brand.market] }));
}

/** Types a card into the form. The page must accept cards. */
export async function typeCard({ page, visit }: Stage, number: string): Promise<void> {
  const postalCode = POSTAL_CODES[visit.brand.market];
  await new CardForm(page).typeIn({ number, postalCode });
}

/** Chooses a payment method by its text when there are several; returns false when none has it. */
export async function choose(
  { page, visit }: Pick<Stage, 'page' | 'visit'>,
  method: 'methodCC' | 'methodACH' | 'methodGC',
): Promise<boolean> {
  const name = textsFor(visit.brand)[method];
  const radio = page.getByRole('radio', { name, exact: true });
  if ((await radio.count()) === 0) return false;
  await radio.check();
  return true;
}

/** What a payment method's form ends up as. A card's has marks, which load after its fields. */
const SETTLED = [
  '[data-readiness="ready"]:has([data-card])',
  '[data-readiness="ready"]:not(:has(#number))',
  '[data-readiness="failed"]',
  '[data-readiness="waiting"]',
].join();

/**
 * Waits until everything can be filled in, and no later part can change a picture. A card's fields
 * are only drawn once they are near the window.
 */
export async function ready({ page, form }: Pick<Stage, 'page' | 'form'>): Promise<void> {
  await form.submitButton.scrollIntoViewIfNeeded();
  const card = page.locator('[data-readiness]').filter({ visible: true });
  if ((await card.count()) === 0) return;
  // The button may be at the foot of the window while the card is far below it.
  await card.scrollIntoViewIfNeeded();
  await page.locator(SETTLED).filter({ visible: true }).waitFor();
}

export function takesPayment({ signupType }: Visit): boolean {
  return signupType !== null && SIGNUP_TYPES[signupType].needsPayment;
}
