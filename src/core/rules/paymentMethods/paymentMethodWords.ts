import type { PaymentMethod } from '../../contract/generated/session.ts';

/** The texts that differ between payment methods, by key. */
export interface PaymentMethodWords {
  /** Heading of the failure modal after a failed charge. */
  readonly failureHeading: 'failureHeading' | 'failureHeadingBank';
  /** Describes an amount that a bank still has to pay. Null for methods that pay at once. */
  readonly submitted: 'amountSubmitted' | null;
  /** The line under the button that says who takes the payment, and how safely. */
  readonly trust: 'cardTrust' | 'bankTrust' | 'directDebitTrust';
  /** Whether the page gives a decline's reason. Only cards have texts for it. */
  readonly saysWhyDeclined: boolean;
  /** Which of the brand's button texts the method uses; null for the text of the page's purpose. */
  readonly button: 'directDebit' | null;
}

/** The texts of each payment method. */
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
