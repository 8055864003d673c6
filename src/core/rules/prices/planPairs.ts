import type { Plan } from '../../contract/generated/catalogue.ts';

type Paired = Pick<Plan, 'id' | 'yearlyOf'>;

/** The same plan charged by the other period; undefined where the plans hold no such. */
export function pairOf<Each extends Paired>(
  plans: readonly Each[],
  plan: Paired,
): Each | undefined {
  return plans.find(({ id, yearlyOf }) => yearlyOf === plan.id || id === plan.yearlyOf);
}

const MONTHS: Readonly<Record<Plan['planPeriod'], number>> = { monthly: 1, yearly: 12 };

/**
 * The plan of a period that comes closest to one that has no pair: the next that costs no less a month,
 * else the dearest. Undefined where the period has no plan.
 */
export function closestOfPeriod<Each extends Pick<Plan, 'price' | 'planPeriod'>>(
  plans: readonly Each[],
  plan: Pick<Plan, 'price' | 'planPeriod'>,
  period: Plan['planPeriod'],
): Each | undefined {
  const monthly = (it: typeof plan) => it.price / MONTHS[it.planPeriod];
  const cheapestFirst = plans
    .filter((it) => it.planPeriod === period && it.price > 0)
    .toSorted((one, other) => monthly(one) - monthly(other));
  return cheapestFirst.find((it) => monthly(it) >= monthly(plan)) ?? cheapestFirst.at(-1);
}

/** Tells whether a period can be chosen: whether two of the plans are a pair. */
export function hasPairs(plans: readonly Paired[]): boolean {
  return plans.some((plan) => pairOf(plans, plan));
}

/**
 * The plans of one period, in the order of those charged by the month: of each pair the one of that
 * period, and what comes in no pair.
 */
export function plansOfPeriod<Each extends Pick<Plan, 'id' | 'yearlyOf' | 'planPeriod'>>(
  plans: readonly Each[],
  period: Plan['planPeriod'],
): readonly Each[] {
  return plans.flatMap((plan) => {
    const pair = pairOf(plans, plan);
    if (pair === undefined) return [plan];
    if (plan.yearlyOf !== undefined) return [];
    return [period === 'yearly' ? pair : plan];
  });
}
