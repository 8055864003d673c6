import type { Plan } from '../../contract/generated/catalogue.ts';

/** Tells whether a plan is charged for each user: one billed by users, and not of admin access. */
export function isPricedByUser(plan: Pick<Plan, 'access' | 'billingType'>): boolean {
  return plan.access !== 'admin' && plan.billingType === 'USERS';
}

/** A plan's price for so many users, in minor units; flat for a plan of admin access. */
export function planLine(
  plan: Pick<Plan, 'access' | 'billingType' | 'price'>,
  users: number,
): number {
  return isPricedByUser(plan) ? plan.price * users : plan.price;
}

/** A number of users that the plan allows, nearest to the one asked for. */
export function allowedUsers(plan: Pick<Plan, 'numberOfUsers'>, users: number): number {
  const { min, max, initial } = plan.numberOfUsers;
  return Number.isFinite(users) ? Math.min(max, Math.max(min, Math.trunc(users))) : initial;
}
