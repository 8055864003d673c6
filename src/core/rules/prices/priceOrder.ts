import type { SignupType } from '../../contract/generated/brand.ts';
import type { Discount, Plan } from '../../contract/generated/catalogue.ts';
import { SIGNUP_TYPES } from '../signupTypes/signupTypes.ts';
import { discountOf } from './discountOf.ts';
import { discountOnPlan } from './discountOnPlan.ts';
import { withTax } from './percentOf.ts';
import { planLine } from './planLine.ts';

/** The items of an order, from which its price is calculated. */
export interface OrderItems {
  readonly plan: Plan;
  readonly users: number;
  /** The add-ons and the IVR plan, each charged once regardless of users and period. */
  readonly extras: readonly { readonly price: number }[];
  /** The visitor's discounts, in the catalogue's order. */
  readonly discounts: readonly Discount[];
  /** Percent; 0 where the brand adds no tax. */
  readonly taxRate: number;
  readonly setUpFeeWaived: boolean;
  readonly signupType: SignupType;
}

/** An order's amounts, in minor units. */
export interface OrderPrices {
  readonly planLine: number;
  /** Plan, add-ons and IVR plan, before discount and tax. */
  readonly sum: number;
  readonly discount: number;
  /** The charge per period before tax, while the discount lasts. */
  readonly recurring: number;
  readonly tax: number;
  /**
   * The charge per period with tax, while the discount lasts. The page sends it and the server
   * compares it.
   */
  readonly totalAmount: number;
  /** The charge per period with tax after the discount has ended. */
  readonly fullAmount: number;
  readonly setUpFee: number;
  /** The first charge with tax and set-up fee, whether it is due today or after a trial. */
  readonly firstCharge: number;
  /** Charged today: 0 for a free sign-up and in a trial. */
  readonly dueToday: number;
}

/**
 * Prices an order. The page and the server both use it, so that they agree to the minor unit. Each
 * amount is rounded half up, once, at the end of its line.
 */
export function priceOrder(order: OrderItems): OrderPrices {
  const { plan, taxRate } = order;
  const line = planLine(plan, order.users);
  const sum = order.extras.reduce((total, extra) => total + extra.price, line);
  const applied = discountOnPlan(order.discounts, plan.id);
  const discount = applied === null ? 0 : discountOf(sum, applied, plan.planPeriod);
  const recurring = sum - discount;
  const totalAmount = withTax(recurring, taxRate);
  const setUpFee = order.setUpFeeWaived ? 0 : plan.setUpFee;
  const firstCharge = withTax(recurring + setUpFee, taxRate);
  const { isTrial, needsPayment } = SIGNUP_TYPES[order.signupType];
  return {
    planLine: line,
    sum,
    discount,
    recurring,
    tax: totalAmount - recurring,
    totalAmount,
    fullAmount: withTax(sum, taxRate),
    setUpFee,
    firstCharge,
    dueToday: isTrial || !needsPayment ? 0 : firstCharge,
  };
}
