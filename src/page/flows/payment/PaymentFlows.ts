import type { CardFieldName } from '../../../core/contract/PaymentFieldName.ts';
import type { CardFieldSetup } from '../../providers/card/CardProvider.ts';
import type { Ordering } from '../Ordering.ts';

/** What a visitor can start in the payment form. None rejects. */
export interface PaymentFlows {
  /** The card's fields have their places on the page and come into view: draws them there. */
  readonly cardShown: (setup: CardSetup) => Promise<void>;
  /** Tries again after the fields could not be had. */
  readonly cardRetried: () => Promise<void>;
  /** The place of a field was given the focus, as by the error summary: hands it on into the frame. */
  readonly cardFieldFocused: (name: CardFieldName) => void;
  /** The fields' places leave the page. */
  readonly cardLeft: () => void;
  /** The bank's dialog is open: draws the bank's frame in it. */
  readonly challengeShown: (place: HTMLElement) => void;
  /** The visitor closed the bank's dialog: the payment waits to be tried again. */
  readonly challengeClosed: () => void;
  /** The bank account's fields come into view: loads what the submission needs besides; a retry, too. */
  readonly bankShown: () => Promise<void>;
  /** Direct Debit comes into view: fetches the script of the provider's form ahead of the submission. */
  readonly directDebitShown: () => void;
  /** Another way to pay was chosen: takes down what is open. */
  readonly directDebitLeft: () => void;
  /** The robot check was ticked for what the way chosen has to load: goes on with it. */
  readonly loadTicked: () => Promise<void>;
  /** What a submission does on this page, once it is valid and the robot check passed. */
  readonly ordering: Ordering;
  /**
   * The page can be used: asks what became of an attempt at paying that an earlier page, or another
   * tab, did not see the end of.
   */
  readonly resume: () => Promise<void>;
}

/** The card's fields as the page draws them. */
export interface CardSetup {
  readonly fields: readonly CardFieldSetup[];
  readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
