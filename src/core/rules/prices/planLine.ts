import type { Plan } from '../../contract/generated/catalogue.ts';

/** Tells whether a plan is charged per user: billed by users, and without admin access. */
export function isPricedByUser(plan: Pick<Plan, 'access' | 'billingType'>): boolean {
  return plan.access !== 'admin' && plan.billingType === 'USERS';
}

/** Returns a plan's price for a number of users, in minor units; flat for an admin-access plan. */
export function planLine(
  plan: Pick<Plan, 'access' | 'billingType' | 'price'>,
  users: number,
): number {
  return isPricedByUser(plan) ? plan.price * users : plan.price;
}

/** Returns the allowed number of users nearest to the requested one. */
export function allowedUsers(plan: Pick<Plan, 'numberOfUsers'>, users: number): number {
  const { min, max, initial } = plan.numberOfUsers;
  return Number.isFinite(users) ? Math.min(max, Math.max(min, Math.trunc(users))) : initial;
}
