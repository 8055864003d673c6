export const MONEY_REASONS = ['NOTHING_CHARGED', 'CALLED_BACK'] as const;

/**
 * What a final failure of an order says about the money: nothing was charged, or the bank has been
 * asked to cancel the payment. A failure without a reason is not final.
 */
export type MoneyReason = (typeof MONEY_REASONS)[number];
