import type { Discount } from '../../contract/generated/catalogue.ts';

/** Returns the discount on a plan: the visitor's first one that does not exclude the plan. */
export function discountOnPlan(discounts: readonly Discount[], planId: string): Discount | null {
  return discounts.find((each) => !each.restrictedDiscountPlans.includes(planId)) ?? null;
}
