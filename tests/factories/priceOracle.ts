import * as fc from 'fast-check';
import type { SignupType } from '../../src/core/contract/generated/brand.ts';
import type { Order, OrderPrices } from '../../src/core/rules/prices/priceOrder.ts';
import { aDiscount, aPlan } from './aCatalogue.ts';
import { percent, plus, rounded, times, whole } from './exactFractions.ts';

/** Sign-up types that charge on the day: the others are trials, or cost nothing. */
const CHARGED: readonly SignupType[] = ['paid', 'answeringService'];

/** Prices an order by the definition, word for word and in exact fractions: Specification 9.0.3 and 9.0.4. */
export function priceByDefinition(order: Order): OrderPrices {
  const { plan, users } = order;
  const byUser = plan.access !== 'admin' && plan.billingType === 'USERS';
  const line = BigInt(plan.price) * (byUser ? BigInt(users) : 1n);
  let sum = line;
  for (const extra of order.extras) sum += BigInt(extra.price);

  let off = 0n;
  for (const discount of order.discounts) {
    if (discount.restrictedDiscountPlans.includes(plan.id)) continue;
    const part = times({ n: sum, d: 1n }, percent(discount.rate));
    off = discount.percentage ? rounded(part) : BigInt(discount.rate);
    if (off > sum) off = sum;
    break;
  }

  const withTax = (amount: bigint) =>
    rounded(times({ n: amount, d: 1n }, plus(whole(1), percent(order.taxRate))));
  const recurring = sum - off;
  const setUpFee = order.setUpFeeWaived ? 0n : BigInt(plan.setUpFee);
  const firstCharge = withTax(recurring + setUpFee);
  return {
    planLine: Number(line),
    sum: Number(sum),
    discount: Number(off),
    recurring: Number(recurring),
    tax: Number(withTax(recurring) - recurring),
    totalAmount: Number(withTax(recurring)),
    fullAmount: Number(withTax(sum)),
    setUpFee: Number(setUpFee),
    firstCharge: Number(firstCharge),
    dueToday: CHARGED.includes(order.signupType) ? Number(firstCharge) : 0,
  };
}

/** Prices in minor units, up to the most that a catalogue may say. */
export const prices = fc.integer({ min: 0, max: 10_000_000 });

/** Rates in percent, of at most so many decimals. */
export const rates = (decimals: number, max: number) =>
  fc.integer({ min: 0, max: max * 10 ** decimals }).map((units) => units / 10 ** decimals);

export const taxRates = fc.oneof(rates(3, 30), fc.constantFrom(0, 5, 13, 14.975, 8.875));

const restrictions = fc.constantFrom<string[]>([], ['starter'], ['other']);

export const discounts = fc.oneof(
  fc
    .record({ rate: rates(2, 100), restrictedDiscountPlans: restrictions })
    .map((parts) => aDiscount({ percentage: true, ...parts })),
  fc
    .record({ rate: prices, restrictedDiscountPlans: restrictions })
    .map((parts) => aDiscount({ percentage: false, ...parts })),
);

const plans = fc
  .record({
    price: prices,
    setUpFee: prices,
    access: fc.constantFrom('user', 'admin'),
    billingType: fc.constantFrom('USERS', 'FLAT', 'MINUTES'),
    planPeriod: fc.constantFrom('monthly', 'yearly'),
  })
  .map((parts) => aPlan(parts));

export const orders: fc.Arbitrary<Order> = fc.record({
  plan: plans,
  users: fc.integer({ min: 1, max: 10_000 }),
  extras: fc.array(fc.record({ price: prices }), { maxLength: 4 }),
  discounts: fc.array(discounts, { maxLength: 3 }),
  taxRate: taxRates,
  setUpFeeWaived: fc.boolean(),
  signupType: fc.constantFrom('paid', 'free', 'noCardSignup', 'freeTrial', 'answeringService'),
});
