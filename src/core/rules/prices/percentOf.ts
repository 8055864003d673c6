import { type Ratio, timesRatio } from './timesRatio.ts';

/**
 * Thousandths of a percent in a whole. Rates have at most three decimals, so they become whole numbers.
 */
const SCALE = 100_000;

/** A rate in percent as a whole number of thousandths of a percent. */
function thousandths(rate: number): number {
  return Math.round(rate * 1000);
}

/** Returns `rate` percent of an amount in minor units, or of a part of it, rounded half up once. */
export function percentOf(amount: number, rate: number, [part, of]: Ratio = [1, 1]): number {
  return timesRatio(amount, thousandths(rate) * part, SCALE * of);
}

/** Returns an amount plus `rate` percent, rounded half up once. */
export function withTax(amount: number, rate: number): number {
  return timesRatio(amount, SCALE + thousandths(rate), SCALE);
}
