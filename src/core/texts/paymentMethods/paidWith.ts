import type { PaymentMethod } from '../../contract/generated/session.ts';

/** Text keys of the payment methods' names in pages and mails, for an unknown kind of card. */
export const PAID_WITH: Readonly<
  Record<PaymentMethod, 'paidWithCard' | 'paidWithBank' | 'paidWithDirectDebit'>
> = {
  CC: 'paidWithCard',
  ACH: 'paidWithBank',
  GC: 'paidWithDirectDebit',
};
