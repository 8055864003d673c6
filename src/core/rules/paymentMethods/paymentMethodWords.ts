import type { PaymentMethod } from '../../contract/generated/session.ts';

/** How a page that takes a payment words what differs from method to method. Texts are named by their keys. */
export interface PaymentMethodWords {
  /** Heading of the failure modal when the charge failed. */
  readonly failureHeading: 'failureHeading' | 'failureHeadingBank';
  /** How the amount is announced: money that a bank moves is submitted, and not paid yet. */
  readonly amount: 'amountPaid' | 'amountSubmitted';
  /** The brand's button text for the method; null where the page's purpose names the button. */
  readonly button: 'directDebit' | null;
}

/** The words of each payment method. */
export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentMethod, PaymentMethodWords>> = {
  CC: {
    failureHeading: 'failureHeading',
    amount: 'amountPaid',
    button: null,
  },
  ACH: {
    failureHeading: 'failureHeadingBank',
    amount: 'amountSubmitted',
    button: null,
  },
  GC: {
    failureHeading: 'failureHeadingBank',
    amount: 'amountSubmitted',
    button: 'directDebit',
  },
};
