import type { Catalogue, Discount, Plan } from '../../contract/generated/catalogue.ts';

/** The ids of a deal's plan and discount in the brand's catalogue. */
export interface DealIds {
  readonly planId: string | null;
  readonly discountId: string | null;
}

/** The plan and the discount of a deal. */
export interface DealTerms {
  /** Selected at the start, and offered even if it is an admin-access plan. Null when any plan will do. */
  readonly plan: Plan | null;
  readonly discount: Discount | null;
}

/**
 * Returns a deal's plan and discount from today's catalogue; null when the catalogue no longer has
 * one of them. The discount of a deal with a plan lowers only that plan.
 */
export function dealTerms(
  { discounts, plans }: Pick<Catalogue, 'discounts' | 'plans'>,
  { discountId, planId }: DealIds,
): DealTerms | null {
  const plan = plans.find(({ id }) => id === planId) ?? null;
  const discount = discounts.find(({ id }) => id === discountId) ?? null;
  const isSold = (planId === null || plan !== null) && (discountId === null || discount !== null);
  if (!isSold) return null;
  return { plan, discount: discount && plan ? onlyOn(discount, plan, plans) : discount };
}

function onlyOn(discount: Discount, { id }: Plan, plans: readonly Plan[]): Discount {
  const others = plans.map((plan) => plan.id).filter((other) => other !== id);
  const restricted = new Set([...discount.restrictedDiscountPlans, ...others]);
  return { ...discount, restrictedDiscountPlans: [...restricted] };
}

/** Puts a deal's plan before the other plans. */
export function plansWithDeal(deal: DealTerms | null, plans: readonly Plan[]): readonly Plan[] {
  const plan = deal?.plan;
  return plan ? [plan, ...plans.filter(({ id }) => id !== plan.id)] : plans;
}

/**
 * Puts a deal's discount before the other discounts. When the deal names a plan, the plan's price
 * is agreed too, so the other discounts lower only the other plans.
 */
export function discountsWithDeal(
  deal: DealTerms | null,
  discounts: readonly Discount[],
): readonly Discount[] {
  if (deal === null) return discounts;
  const { discount, plan } = deal;
  const others = discounts
    .filter(({ id }) => id !== discount?.id)
    .map((each) => (plan ? notOn(plan, each) : each));
  return discount ? [discount, ...others] : others;
}

function notOn({ id }: Plan, discount: Discount): Discount {
  const restricted = new Set([...discount.restrictedDiscountPlans, id]);
  return { ...discount, restrictedDiscountPlans: [...restricted] };
}
