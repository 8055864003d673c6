export const MONEY_REASONS = ['NOTHING_CHARGED', 'CALLED_BACK'] as const;

/**
 * What an order's final failure says about the money, as the reason in its data: nothing was
 * charged, or a bank that was asked to pay is asked not to. A failure without a reason is not
 * final.
 */
export type MoneyReason = (typeof MONEY_REASONS)[number];
