import type {
  Addon,
  Discount,
  IvrPlan,
  Plan,
} from '../../../src/core/contract/generated/catalogue.ts';
import { discountOnPlan } from '../../../src/core/rules/prices/discountOnPlan.ts';
import { priceOrder } from '../../../src/core/rules/prices/priceOrder.ts';
import type { CheckedOrder } from '../../../src/server/orders/prepare/checkOrder.ts';
import { aPlan } from '../brands/aCatalogue.ts';

export interface OrderOverrides {
  readonly plan?: Partial<Plan>;
  readonly quantity?: number;
  readonly addons?: readonly Addon[];
  readonly ivrPlan?: IvrPlan;
  readonly discount?: Discount;
  readonly taxRate?: number;
  readonly isTrial?: boolean;
}

/** An order of a plan at $29.00 a month, priced as the server prices it. */
export function anOrder(overrides: OrderOverrides = {}): CheckedOrder {
  const { addons = [], discount, isTrial = false, ivrPlan, quantity = 1, taxRate = 0 } = overrides;
  const plan = aPlan({ id: 'team', name: 'Team', price: 2900, ...overrides.plan });
  const discounts = discount === undefined ? [] : [discount];
  return {
    plan,
    quantity,
    addonIds: addons.map(({ id }) => id),
    ivrId: ivrPlan?.id ?? null,
    discount: discountOnPlan(discounts, plan.id),
    taxRate,
    prices: priceOrder({
      plan,
      users: quantity,
      extras: [...addons, ...(ivrPlan === undefined ? [] : [ivrPlan])],
      discounts,
      taxRate,
      setUpFeeWaived: false,
      signupType: isTrial ? 'freeTrial' : 'paid',
    }),
    agreements: [],
  };
}
