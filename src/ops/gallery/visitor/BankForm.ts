import type { Locator, Page } from 'playwright';

/** The card provider's published bank accounts. */
export const BANK_ACCOUNTS = {
  accepted: '1000000000',
  /** The bank's answer is that it knows no such account. */
  refused: '1000000004',
  /** The bank's network cannot be reached. */
  processorAway: '1000000002',
  /** The check finds the number at fault. */
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

  constructor(page: Page) {
    this.#page = page;
    const named = (name: string) => page.getByRole('textbox', { name, exact: true });
    this.holder = named('Account holder name');
    this.routingNumber = named('Routing number');
    this.accountNumber = named('Account number');
    this.zip = named('Zip Code');
    this.mandate = page.getByRole('region', { name: 'Your authorization' });
  }

  async fill(accountNumber: string): Promise<void> {
    await this.routingNumber.fill('021000021');
    await this.accountNumber.fill(accountNumber);
    await this.#page
      .getByRole('textbox', { name: 'Street address', exact: true })
      .fill('1 Main St');
    await this.#page.getByRole('textbox', { name: 'City', exact: true }).fill('San Francisco');
    await this.#page.getByRole('combobox', { name: 'State', exact: true }).selectOption('CA');
    await this.zip.fill('94119');
  }
}
