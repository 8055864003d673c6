import type { Locator, Page } from 'playwright';
import { en } from '../../../core/texts/en.ts';
import type { Texts } from '../../../core/texts/textsFor.ts';

/** The card provider's published bank accounts. */
export const BANK_ACCOUNTS = {
  accepted: '1000000000',
  /** The bank answers that it has no such account. */
  refused: '1000000004',
  /** The bank's network cannot be reached. */
  processorAway: '1000000002',
  /** The check finds the number invalid. */
  wrongRouting: '1000000005',
  wrongAccount: '1000000008',
} as const;

/** The bank account's fields, by their labels. */
export class BankForm {
  readonly holder: Locator;
  readonly routingNumber: Locator;
  readonly accountNumber: Locator;
  readonly zip: Locator;
  readonly mandate: Locator;
  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts = en) {
    this.#page = page;
    this.#texts = texts;
    const named = (name: string) => page.getByRole('textbox', { name, exact: true });
    this.holder = named(texts.customerName);
    this.routingNumber = named(texts.routingNumber);
    this.accountNumber = named(texts.bankAccountNumber);
    this.zip = named(texts.billingPostalCode);
    this.mandate = page.getByRole('region', { name: texts.bankMandateTitle });
  }

  async fill(accountNumber: string): Promise<void> {
    await this.routingNumber.fill('021000021');
    await this.accountNumber.fill(accountNumber);
    await this.#page
      .getByRole('textbox', { name: this.#texts.billingStreet, exact: true })
      .fill('1 Main St');
    await this.#page
      .getByRole('textbox', { name: this.#texts.billingCity, exact: true })
      .fill('San Francisco');
    await this.#page
      .getByRole('combobox', { name: this.#texts.billingState, exact: true })
      .selectOption('CA');
    await this.zip.fill('94119');
  }
}
