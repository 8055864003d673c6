import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';

/** Creates a fault of this page, for which the SDK has no code. */
export function ownFault(
  seen: PaymentFault['seen'],
  tag: PaymentFault['tag'],
  severity: PaymentFault['severity'],
  code: string,
): PaymentFault {
  return { seen, tag, severity, code, fields: [] };
}

/** An unexpected exception. */
export const EXCEPTION = ownFault('failureMessage', 'payment', 'fatal', 'EXCEPTION');

/** The card's fields are missing. */
export const CARD_FORM_UNAVAILABLE = ownFault(
  'cardFormFailed',
  'cardForm',
  'warning',
  'CARD_FORM_UNAVAILABLE',
);
