import type { Plan } from '../contract/generated/catalogue.ts';
import { formatText } from './formatText.ts';
import type { Texts } from './textsFor.ts';

type PeriodText = 'perMonth' | 'perYear';

/** The unit beside a plan's price, such as 'per user per month'; empty where the plan is free. */
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

/** What each period is charged, as it is shown: while a discount lasts, and from then on. */
export interface Renewal {
  readonly amount: string;
  readonly full: string;
  /** How many charges a discount lowers, the first included. */
  readonly discountedCharges: number;
}

/** What is charged from the second charge on, such as '$29.00 per month'. */
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

/** A discount's name beside what it takes off: with its months, where it counts on some of a year's. */
export function discountText(
  name: string,
  months: number | null,
  texts: Pick<Texts, 'discountOnMonths'>,
): string {
  return months === null ? name : formatText(texts.discountOnMonths, { discount: name, months });
}

/** A plan with its users, such as 'Team, 1,200 users'. `count` is their number as it is written. */
export function planForText(
  plan: string,
  count: string,
  texts: Pick<Texts, 'planForOne' | 'planForUsers'>,
): string {
  return formatText(count === '1' ? texts.planForOne : texts.planForUsers, { plan, count });
}

/** How long a trial is free: minutes or days where minutes are billed, days elsewhere. */
export function trialText(
  plan: Plan,
  trial: { readonly minutes: number; readonly days: number },
  texts: Pick<Texts, 'trialOffer' | 'trialDays'>,
): string {
  const { minutes, days } = trial;
  return plan.billingType === 'MINUTES'
    ? formatText(texts.trialOffer, { minutes, days })
    : formatText(texts.trialDays, { days });
}
