import type { Discount } from '../../contract/generated/catalogue.ts';

/** The discount that lowers a plan: the first of those the visitor has that is not restricted from it. */
export function discountOnPlan(discounts: readonly Discount[], planId: string): Discount | null {
  return discounts.find((each) => !each.restrictedDiscountPlans.includes(planId)) ?? null;
}
