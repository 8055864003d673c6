export const MONEY_REASONS = ['NOTHING_CHARGED', 'CALLED_BACK'] as const;

/**
 * What an order's final failure says of the money, as the reason in its data: that nothing was
 * charged, or that a bank that was told to pay is told not to. A failure without one is no final word.
 */
export type MoneyReason = (typeof MONEY_REASONS)[number];
