import type { Plan } from '../../contract/generated/catalogue.ts';
import { addMonths } from './addMonths.ts';

/** The charges of a subscription, in minor units with tax. */
export interface ChargeTerms {
  readonly planPeriod: Plan['planPeriod'];
  /** The time of the first charge: of the order, or of the trial's end. */
  readonly firstChargeAt: Date;
  /** The amount of the first charge, set-up fee included. */
  readonly firstCharge: number;
  /** The amount of each further charge while the discount lasts. */
  readonly recurring: number;
  /** The amount of each charge after the discount has ended. */
  readonly full: number;
  /** How many charges the discount lowers, the first included. */
  readonly discountedCharges: number;
}

export interface NextCharge {
  readonly at: Date;
  /** Minor units. */
  readonly amount: number;
}

const MONTHS: Readonly<Record<Plan['planPeriod'], number>> = { monthly: 1, yearly: 12 };

/**
 * Returns the first charge after a moment. Each date is counted from the first charge, so that it
 * does not drift.
 */
export function nextCharge(terms: ChargeTerms, after: Date): NextCharge {
  const { firstChargeAt, planPeriod } = terms;
  const months = MONTHS[planPeriod];
  let number = Math.max(1, Math.floor(monthsBetween(firstChargeAt, after) / months));
  let at = addMonths(firstChargeAt, (number - 1) * months);
  while (at <= after) {
    at = addMonths(firstChargeAt, number * months);
    number += 1;
  }
  return { at, amount: amountOf(terms, number) };
}

function amountOf(terms: ChargeTerms, number: number): number {
  if (number === 1) return terms.firstCharge;
  return number <= terms.discountedCharges ? terms.recurring : terms.full;
}

/** The difference in calendar months; the day of the month is ignored. */
function monthsBetween(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  return years * 12 + to.getUTCMonth() - from.getUTCMonth();
}
