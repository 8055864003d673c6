import type { CardState } from '../../../../../core/contract/CardState.ts';
import type { CardFieldName } from '../../../../../core/contract/PaymentFieldName.ts';
import type { Result } from '../../../../../core/contract/Result.ts';
import type { CardError } from '../../../card-provider/CardError.ts';

/** The element for a field's frame, and the field's texts. */
export interface CardFieldSetup {
  readonly name: CardFieldName;
  /** An element with its own size. */
  readonly place: HTMLElement;
  /** The text of the visible label, for the frame and its control. */
  readonly label: string;
  readonly placeholder: string;
}

export interface CardFieldsOptions {
  readonly clientToken: string;
  /** In page order. */
  readonly fields: readonly CardFieldSetup[];
  /** Selector → CSS properties that the card provider allows. */
  readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly onState: (state: CardState) => void;
  /** Enter was pressed in a field. */
  readonly onEnter: () => void;
}

/** The part of a card that the server may know. The nonce is valid once. */
export interface CardToken {
  readonly nonce: string;
  /** The card's first digits. */
  readonly bin: string;
}

export interface VerifyRequest {
  /** In the currency's main unit, such as '49.00'; above 0. */
  readonly amount: string;
  readonly nonce: string;
  readonly bin: string;
  readonly email: string;
  /** The bank shows a challenge: `draw` renders its frame into an element. */
  readonly onChallenge: (draw: (place: HTMLElement) => void) => void;
}

/** The card's fields on the page. */
export interface CardFields {
  /**
   * The kinds of cards that the merchant accepts, such as 'Visa'; empty when the provider does not say.
   */
  readonly accepted: readonly string[];
  /** Makes a nonce of the input. A call while another one runs returns the same result. */
  tokenize(): Promise<Result<CardToken, CardError>>;
  /**
   * Asks the card's bank to take the risk, which may need a challenge. A call while another one
   * runs is refused as busy.
   */
  verify(request: VerifyRequest): Promise<Result<{ readonly nonce: string }, CardError>>;
  /** Cancels the running verification. */
  cancelVerify(): void;
  focus(field: CardFieldName): void;
  /** Sets the error inside a field's frame; null removes it and shows the hint instead. */
  describe(field: CardFieldName, message: string | null, hint: string): void;
  /** Removes the frames from the page. */
  teardown(): Promise<void>;
}

export interface CardProvider {
  /** Draws the fields, within 60 seconds. Never rejects. */
  createFields(options: CardFieldsOptions): Promise<Result<CardFields, CardError>>;
}
