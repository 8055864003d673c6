import type { Plan } from '../../contract/generated/catalogue.ts';

type Paired = Pick<Plan, 'id' | 'yearlyOf'>;

/** The same plan charged by the other period; undefined where the plans hold no such. */
export function pairOf<Each extends Paired>(
  plans: readonly Each[],
  plan: Paired,
): Each | undefined {
  return plans.find(({ id, yearlyOf }) => yearlyOf === plan.id || id === plan.yearlyOf);
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
