import type { Plan } from '../contract/generated/catalogue.ts';
import { formatText } from './formatText.ts';
import type { Texts } from './textsFor.ts';

type PeriodText = 'perMonth' | 'perYear';

/** Returns the unit beside a plan's price, such as 'per user per month'; empty for a free plan. */
export function priceUnit(
  plan: Plan,
  texts: Pick<Texts, PeriodText | 'perUserPerMonth' | 'perUserPerYear'>,
): string {
  if (plan.price === 0) return '';
  const isYearly = plan.planPeriod === 'yearly';
  if (plan.billingType === 'USERS' && plan.access === 'user') {
    return isYearly ? texts.perUserPerYear : texts.perUserPerMonth;
  }
  return isYearly ? texts.perYear : texts.perMonth;
}

/** The charges of a subscription as they are shown: during a discount, and after it. */
export interface Renewal {
  readonly amount: string;
  readonly full: string;
  /** How many charges a discount lowers, the first included. */
  readonly discountedCharges: number;
}

/** Returns the charges from the second one on, such as '$29.00 per month'. */
export function renewalText(
  plan: Pick<Plan, 'planPeriod'>,
  renewal: Renewal,
  texts: Pick<Texts, 'priceMonthly' | 'priceYearly' | 'forMonthsThen' | 'forYearsThen'>,
): string {
  const isYearly = plan.planPeriod === 'yearly';
  const { amount, full, discountedCharges: count } = renewal;
  if (count < 2) {
    const price = count === 1 ? full : amount;
    return formatText(isYearly ? texts.priceYearly : texts.priceMonthly, { price });
  }
  const text = isYearly ? texts.forYearsThen : texts.forMonthsThen;
  return formatText(text, { amount, count, full });
}

/** Returns a discount's name beside its amount, with its months if it covers only part of a year. */
export function discountText(
  name: string,
  months: number | null,
  texts: Pick<Texts, 'discountOnMonths'>,
): string {
  return months === null ? name : formatText(texts.discountOnMonths, { discount: name, months });
}

/** Returns a plan with its users, such as 'Team, 1,200 users'. `count` is the formatted number. */
export function planForText(
  plan: string,
  count: string,
  texts: Pick<Texts, 'planForOne' | 'planForUsers'>,
): string {
  return formatText(count === '1' ? texts.planForOne : texts.planForUsers, { plan, count });
}

/** Returns the length of a free trial: minutes or days if minutes are billed, else days. */
export function trialText(plan: Plan, texts: Pick<Texts, 'trialOffer' | 'trialDays'>): string {
  return plan.billingType === 'MINUTES' ? texts.trialOffer : texts.trialDays;
}
