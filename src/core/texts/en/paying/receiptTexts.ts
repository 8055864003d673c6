/**
 * Texts of a receipt: what was ordered, how it was paid, and what comes next. A page that cannot have
 * ordered yet is sent none of them: they come with the script that shows a success, and only words
 * that differ from these are sent (page/app/neededOf.ts).
 */
export const receiptTexts = {
  accountTrialEnds: 'Trial ends',
  accountNextPayment: 'Next payment',
  accountFirstPayment: 'First payment',
  accountPaidWith: 'Payment method',
  accountAmountOn: '{amount} on {date}',
  paidWithCard: 'Card',
  paidWithBank: 'Bank account',
  paidWithDirectDebit: 'Direct Debit',
  endingIn: '{name} ending in {digits}',
  placedReference: 'Order number',
  plan: 'Plan',
  planForUsers: '{plan}, {count} users',
  planForOne: '{plan}, 1 user',
  paidToday: 'Paid today',
} as const;
