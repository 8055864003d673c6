import type { FrameLocator, Locator, Page } from 'playwright';

/** A card as a visitor types it. */
export interface TypedCard {
  readonly number: string;
  readonly month?: string;
  readonly year?: string;
  readonly cvv?: string;
  readonly postalCode?: string;
}

/** The card provider's published test cards. */
export const CARDS = {
  /** Approved, without a question from the bank. */
  visa: '4111111111111111',
  /** Declined by its bank. */
  declined: '4000111111111115',
  declinedMastercard: '5105105105105100',
  /** Of a kind that the gateway does not accept. */
  notAccepted: '30569309025904',
  /** The bank's processor cannot be reached. */
  processorAway: '3566002020360505',
  /** Rejected by the gateway's own rules. */
  fraud: '4000111111111511',
  risk: '4111130000000003',
  /** The bank approves it without a question. */
  frictionless: '4000000000002701',
  /** The bank refuses it without a question. */
  frictionlessFails: '4000000000002925',
  rejectedByBank: '4000000000002537',
  /** The bank asks for a code: 1234 passes. */
  challenge: '4000000000002503',
  /** The bank asks, and refuses any answer. */
  challengeFails: '4000000000002370',
  /** The bank cannot be reached. */
  unavailable: '4000000000002313',
  lookupError: '4000000000002990',
  lookupTimeout: '4000000000002354',
  bypassed: '4000000000002560',
} as const;

/** The card's fields, each in a frame of the card provider, and the bank's question. */
export class CardForm {
  readonly #page: Page;
  /** The bank's page, inside the page's own dialog. */
  readonly bank: FrameLocator;
  readonly bankDialog: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.bank = page.frameLocator('iframe[name="sandbox-cardinal-frame"]');
    this.bankDialog = page.getByRole('dialog').filter({ has: page.locator('iframe') });
  }

  /** A field's own control, such as field('number'). */
  field(name: string): Locator {
    return (
      this.#page
        .frameLocator(`iframe[name="braintree-hosted-field-${name}"]`)
        // The provider's frame has other inputs beside it, for the browser's autofill.
        .locator('input:not([id$=autofill-field])')
        .first()
    );
  }

  async typeIn({
    number,
    month = '01',
    year = '2030',
    cvv = '123',
    postalCode = '12345',
  }: TypedCard): Promise<void> {
    // The fields are drawn when their place comes near the window.
    await this.#page.locator('#number').scrollIntoViewIfNeeded();
    await this.#type('number', number);
    if ((await this.#page.locator('#expirationDate').count()) > 0) {
      await this.#type('expirationDate', `${month} / ${year}`);
    } else {
      await this.#type('expirationMonth', month);
      await this.#type('expirationYear', year);
    }
    await this.#type('cvv', cvv);
    await this.#type('postalCode', postalCode);
  }

  /** Types a text over what is there. */
  async #type(name: string, text: string): Promise<void> {
    const field = this.field(name);
    if ((await field.inputValue()) !== '') await field.clear();
    await field.fill(text);
  }
}
