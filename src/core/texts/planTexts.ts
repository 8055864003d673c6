import type { Plan } from '../contract/generated/catalogue.ts';
import type { Money } from '../contract/Money.ts';
import { formatMoney } from './formatMoney.ts';
import { formatText } from './formatText.ts';
import type { Texts } from './textsFor.ts';

/** The unit beside a plan's price, such as 'per user per month'; empty where the plan is free. */
export function priceUnit(plan: Plan, texts: Texts): string {
  if (plan.price === 0) return '';
  const isYearly = plan.planPeriod === 'yearly';
  if (plan.billingType === 'USERS' && plan.access === 'user') {
    return isYearly ? texts.perUserPerYear : texts.perUserPerMonth;
  }
  return isYearly ? texts.perYear : texts.perMonth;
}

/** A plan's price, or that it is free. Serves Specification 9.0.2. */
export function priceText(plan: Plan, price: Money, locale: string, texts: Texts): string {
  return price.amount === 0 && plan.price === 0 ? texts.priceFree : formatMoney(price, locale);
}

/** What each period is charged: while a discount lasts, and from then on. */
export interface Renewal {
  readonly totalAmount: Money;
  readonly fullAmount: Money;
  /** How many charges a discount lowers, the first included. */
  readonly discountedCharges: number;
}

/** What is charged each period from then on; null where nothing is. Serves Specification 9.0.3. */
export function renewalText(
  plan: Plan,
  renewal: Renewal,
  locale: string,
  texts: Texts,
): string | null {
  if (renewal.fullAmount.amount === 0) return null;
  const isYearly = plan.planPeriod === 'yearly';
  const amount = formatMoney(renewal.totalAmount, locale);
  const full = formatMoney(renewal.fullAmount, locale);
  const count = renewal.discountedCharges;
  if (count > 1) {
    return formatText(isYearly ? texts.forYearsThen : texts.forMonthsThen, { amount, count, full });
  }
  const then = count === 1 ? full : amount;
  return formatText(isYearly ? texts.thenYearly : texts.thenMonthly, { amount: then });
}

/** How long a trial is free: minutes or days where minutes are billed, days elsewhere. Serves Specification 9.0.5. */
export function trialText(
  plan: Plan,
  trial: { readonly minutes: number; readonly days: number },
  texts: Texts,
): string {
  const { minutes, days } = trial;
  return plan.billingType === 'MINUTES'
    ? formatText(texts.trialOffer, { minutes, days })
    : formatText(texts.trialDays, { days });
}
