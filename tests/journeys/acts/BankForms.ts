import type { FrameLocator, Locator, Page } from 'playwright/test';

/** The card provider's published bank accounts. */
export const BANK_ACCOUNTS = {
  accepted: '1000000000',
  /** The bank that is asked about it knows no such account. */
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

/** The direct debit provider's own form, in its frame over the page. */
export class DropinForm {
  readonly frame: FrameLocator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Direct Debit' });
    // The stand-in's, or the provider's own.
    this.frame = page.frameLocator('iframe[title="Direct Debit"], iframe[src*="gocardless.com"]');
  }

  field(name: string): Locator {
    return this.frame.getByLabel(name, { exact: true });
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** Sets the Direct Debit up, by the published test account. */
  async authorise(names: { readonly first?: string; readonly last?: string } = {}): Promise<void> {
    const { first = 'Ada', last = 'Lovelace' } = names;
    await this.field('First name').fill(first);
    await this.field('Last name').fill(last);
    await this.field('Email').fill('ada@example.com');
    await this.field('Sort code').fill('200000');
    await this.field('Account number').fill('55779911');
    await this.button('Continue').click();
    await this.button('Set up this Direct Debit').click();
  }
}
