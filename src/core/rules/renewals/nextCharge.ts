import type { Plan } from '../../contract/generated/catalogue.ts';
import { addMonths } from './addMonths.ts';

/** What a subscription is charged, in minor units with tax. */
export interface ChargeTerms {
  readonly planPeriod: Plan['planPeriod'];
  /** When the first charge was made, or will be: at the order, or at the trial's end. */
  readonly firstChargeAt: Date;
  /** What the first charge comes to, a set-up fee in it. */
  readonly firstCharge: number;
  /** What each further charge comes to while the discount lasts. */
  readonly recurring: number;
  /** What each charge comes to once no discount is left. */
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

/** The first charge after a moment: each counts from the first one's day, so that none drifts. */
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

/** Calendar months, whatever the days. */
function monthsBetween(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  return years * 12 + to.getUTCMonth() - from.getUTCMonth();
}
