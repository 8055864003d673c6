import type { CardState } from '../../../../../core/contract/CardState.ts';
import type { CardFieldName } from '../../../../../core/contract/PaymentFieldName.ts';
import type { Result } from '../../../../../core/contract/Result.ts';
import type { CardError } from '../../../card-provider/CardError.ts';

/** Where a field's frame is drawn, and what it is called there. */
export interface CardFieldSetup {
  readonly name: CardFieldName;
  /** An element with a size of its own. */
  readonly place: HTMLElement;
  /** The visible label's words, for the frame and for the control in it. */
  readonly label: string;
  readonly placeholder: string;
}

export interface CardFieldsOptions {
  readonly clientToken: string;
  /** In page order. */
  readonly fields: readonly CardFieldSetup[];
  /** Selector → CSS properties, of those that the card provider allows. */
  readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly onState: (state: CardState) => void;
  /** Enter was pressed in a field. */
  readonly onEnter: () => void;
}

/** A card as the server may know it. The nonce is good for one use. */
export interface CardToken {
  readonly nonce: string;
  /** The card's first digits. */
  readonly bin: string;
  readonly cardType: string;
}

export interface VerifyRequest {
  /** In the currency's main unit, such as '49.00'; above 0. */
  readonly amount: string;
  readonly nonce: string;
  readonly bin: string;
  readonly email: string;
  /** The bank asks the visitor something: its frame waits to be drawn in an element. */
  readonly onChallenge: (draw: (place: HTMLElement) => void) => void;
}

/** The card's fields on the page. */
export interface CardFields {
  /** The cards that the merchant takes, such as 'Visa'; none where the provider does not tell. */
  readonly accepted: readonly string[];
  /** Makes a nonce of what was typed. A second call while one runs is given the same answer. */
  tokenize(): Promise<Result<CardToken, CardError>>;
  /**
   * Has the card's bank say who bears the risk, asking the visitor where it wants to. A second call
   * while one runs is refused as busy.
   */
  verify(request: VerifyRequest): Promise<Result<{ readonly nonce: string }, CardError>>;
  /** Ends the verification that runs as cancelled. */
  cancelVerify(): void;
  focus(field: CardFieldName): void;
  /** Says inside a field's frame what is wrong; null takes it back, and says what helps to fill it in. */
  describe(field: CardFieldName, message: string | null, hint: string): void;
  /** Takes the frames out of the page. */
  teardown(): Promise<void>;
}

export interface CardProvider {
  /** Draws the fields, within 60 seconds. Never rejects. */
  createFields(options: CardFieldsOptions): Promise<Result<CardFields, CardError>>;
}
