/** Numerator and denominator, both whole numbers. */
export type Ratio = readonly [numerator: number, denominator: number];

/**
 * Returns amount × numerator / denominator, rounded half up. The result is exact: the amount is
 * split so that no product exceeds the safe integers. For amounts ≥ 0.
 */
export function timesRatio(amount: number, numerator: number, denominator: number): number {
  const whole = Math.floor(amount / denominator);
  const rest = amount % denominator;
  return whole * numerator + Math.floor((2 * rest * numerator + denominator) / (2 * denominator));
}
