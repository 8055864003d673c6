import type { SignupType } from '../../contract/generated/brand.ts';
import type { Discount, Plan } from '../../contract/generated/catalogue.ts';
import { SIGNUP_TYPES } from '../signupTypes/signupTypes.ts';
import { discountOf, isDiscountOnPlan } from './discountOf.ts';
import { withTax } from './percentOf.ts';
import { planLine } from './planLine.ts';

/** What is priced. Add-ons and the IVR plan count once each. */
export interface Order {
  readonly plan: Plan;
  readonly users: number;
  readonly extras: readonly { readonly price: number }[];
  readonly discount: Discount | null;
  /** Percent; 0 where the brand adds no tax. */
  readonly taxRate: number;
  readonly setUpFeeWaived: boolean;
  readonly signupType: SignupType;
}

/** An order's amounts, in minor units. */
export interface OrderPrices {
  readonly planLine: number;
  readonly discount: number;
  /** Each period's charge before tax. */
  readonly recurring: number;
  readonly tax: number;
  /** Each period's charge with tax. What the page sends and the server compares. */
  readonly totalAmount: number;
  readonly setUpFee: number;
  /** Charged today: nothing where nothing is paid for, and nothing in a trial. */
  readonly dueToday: number;
}

/**
 * Prices an order. The page and the server both call it, so that they agree to the minor unit.
 * Each rounding is half up, once, at the end of its line. Serves Specification 3.2.1 and 9.0.4.
 */
export function priceOrder(order: Order): OrderPrices {
  const line = planLine(order.plan, order.users);
  const sum = order.extras.reduce((total, extra) => total + extra.price, line);
  const applies = order.discount !== null && isDiscountOnPlan(order.discount, order.plan.id);
  const discount = applies && order.discount ? discountOf(sum, order.discount) : 0;
  const recurring = sum - discount;
  const totalAmount = withTax(recurring, order.taxRate);
  const setUpFee = order.setUpFeeWaived ? 0 : order.plan.setUpFee;
  const { isTrial, needsPayment } = SIGNUP_TYPES[order.signupType];
  return {
    planLine: line,
    discount,
    recurring,
    tax: totalAmount - recurring,
    totalAmount,
    setUpFee,
    dueToday: isTrial || !needsPayment ? 0 : withTax(recurring + setUpFee, order.taxRate),
  };
}
