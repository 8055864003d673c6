import type { Plan } from '../../contract/generated/catalogue.ts';

type Paired = Pick<Plan, 'id' | 'yearlyOf'>;

/** Returns the same plan with the other period; undefined when the list has none. */
export function pairOf<Each extends Paired>(
  plans: readonly Each[],
  plan: Paired,
): Each | undefined {
  return plans.find(({ id, yearlyOf }) => yearlyOf === plan.id || id === plan.yearlyOf);
}

const MONTHS: Readonly<Record<Plan['planPeriod'], number>> = { monthly: 1, yearly: 12 };

/**
 * Returns the closest plan of another period for a plan without a pair: the cheapest that costs at
 * least as much per month, else the dearest. Undefined when the period has no plan with a price.
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

/** Tells whether the visitor can choose a period: at least two plans form a pair. */
export function hasPairs(plans: readonly Paired[]): boolean {
  return plans.some((plan) => pairOf(plans, plan));
}

/**
 * Returns the plans of one period in the order of the monthly ones: from each pair the plan of that
 * period, plus every plan without a pair.
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
