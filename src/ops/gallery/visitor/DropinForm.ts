import type { FrameLocator, Locator, Page } from 'playwright';

/** The direct debit provider's own form, in its frame over the page. */
export class DropinForm {
  readonly frame: FrameLocator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Direct Debit' });
    // The sandbox's frame, or the provider's own.
    this.frame = page.frameLocator('iframe[title="Direct Debit"], iframe[src*="gocardless.com"]');
  }

  field(name: string): Locator {
    return this.frame.getByLabel(name, { exact: true });
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** Sets up the Direct Debit with the published test account. */
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
