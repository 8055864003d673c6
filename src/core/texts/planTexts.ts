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

/** What is charged each period from then on; null where nothing is. */
export function renewalText(
  plan: Plan,
  totalAmount: Money,
  locale: string,
  texts: Texts,
): string | null {
  if (totalAmount.amount === 0) return null;
  const text = plan.planPeriod === 'yearly' ? texts.thenYearly : texts.thenMonthly;
  return formatText(text, { amount: formatMoney(totalAmount, locale) });
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
