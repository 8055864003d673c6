import type { Page } from 'playwright/test';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { CARDS, CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';

export const PHONES = { US: '2025550142', CA: '4165550142', UK: '02079460127' } as const;
export const POSTAL_CODES = { US: '12345', CA: 'K1A 0B1', UK: 'SW1A 1AA' } as const;

/** A page that accepts cards, from the view of a payer. */
export class PayPage {
  readonly form: SignupForm;
  readonly card: CardForm;
  readonly #market: Brand['market'];

  constructor(page: Page, market: Brand['market'] = 'US') {
    this.form = new SignupForm(page);
    this.card = new CardForm(page);
    this.#market = market;
  }

  /** Fills in the whole page. */
  async fill(email: string, number: string = CARDS.visa): Promise<void> {
    await this.form.fill(aPerson(email, { phoneNumber: PHONES[this.#market] }));
    await this.card.typeIn({ number, postalCode: POSTAL_CODES[this.#market] });
  }

  async pay(): Promise<void> {
    await this.form.submitButton.click();
  }
}
