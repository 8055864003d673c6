/**
 * Texts of a receipt: what was ordered, how it was paid, and what comes next. They are part of the
 * script that shows a success: a page before an order receives only texts that differ from these
 * (page/app/neededOf.ts).
 */
export const receiptTexts = {
  accountTrialEnds: 'Trial ends',
  accountNextPayment: 'Next payment',
  accountFirstPayment: 'First payment',
  atLatest: '{date} at the latest',
  accountPaidWith: 'Payment method',
  accountAmountOn: '{amount} on {date}',
  paidWithCard: 'Card',
  paidWithBank: 'Bank account',
  paidWithDirectDebit: 'Direct Debit',
  endingIn: '{name} ending in\u00a0{digits}',
  placedReference: 'Order number',
  plan: 'Plan',
  planForUsers: '{plan}, {count} users',
  planForOne: '{plan}, 1 user',
  paidToday: 'Paid today',
} as const;
