import type { PaymentMethod } from '../../contract/generated/session.ts';

/** What pages and mails call each payment method, by the text's key, where the kind of card is not known. */
export const PAID_WITH: Readonly<
  Record<PaymentMethod, 'paidWithCard' | 'paidWithBank' | 'paidWithDirectDebit'>
> = {
  CC: 'paidWithCard',
  ACH: 'paidWithBank',
  GC: 'paidWithDirectDebit',
};
