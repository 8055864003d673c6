import type { PaymentMethod } from '../../contract/generated/session.ts';

/** How a page that takes a payment words what differs from method to method. Texts are named by their keys. */
export interface PaymentMethodWords {
  /** Heading of the failure modal when the charge failed. */
  readonly failureHeading: 'failureHeading' | 'failureHeadingBank';
  /** Describes an amount that a bank still has to pay. Null for methods that pay at once. */
  readonly submitted: 'amountSubmitted' | null;
  /** Who takes the payment, and how safely: said under the button. */
  readonly trust: 'cardTrust' | 'bankTrust' | 'directDebitTrust';
  /** Whether the page names a decline's reason. Only cards have words for it. */
  readonly saysWhyDeclined: boolean;
  /** The brand's button text for the method; null where the page's purpose names the button. */
  readonly button: 'directDebit' | null;
}

/** The words of each payment method. */
export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentMethod, PaymentMethodWords>> = {
  CC: {
    failureHeading: 'failureHeading',
    submitted: null,
    trust: 'cardTrust',
    saysWhyDeclined: true,
    button: null,
  },
  ACH: {
    failureHeading: 'failureHeadingBank',
    submitted: 'amountSubmitted',
    trust: 'bankTrust',
    saysWhyDeclined: false,
    button: null,
  },
  GC: {
    failureHeading: 'failureHeadingBank',
    submitted: 'amountSubmitted',
    trust: 'directDebitTrust',
    saysWhyDeclined: false,
    button: 'directDebit',
  },
};
