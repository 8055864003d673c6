import * as fc from 'fast-check';
import type { SignupType } from '../../../src/core/contract/generated/brand.ts';
import type { Discount, Plan } from '../../../src/core/contract/generated/catalogue.ts';
import type { OrderItems, OrderPrices } from '../../../src/core/rules/prices/priceOrder.ts';
import { aDiscount, aPlan } from '../brands/aCatalogue.ts';
import { percent, plus, rounded, times, whole } from './exactFractions.ts';

/** Sign-up types that charge at once; the others are trials, or free. */
const CHARGED: readonly SignupType[] = ['paid', 'answeringService'];

/** Prices an order by the definition, word for word and in exact fractions: */
export function priceByDefinition(order: OrderItems): OrderPrices {
  const { plan, users } = order;
  const byUser = plan.access !== 'admin' && plan.billingType === 'USERS';
  const line = BigInt(plan.price) * (byUser ? BigInt(users) : 1n);
  let sum = line;
  for (const extra of order.extras) sum += BigInt(extra.price);

  const fitting = order.discounts.filter(
    (discount) => !discount.restrictedDiscountPlans.includes(plan.id),
  );
  const off = fitting[0] === undefined ? 0n : offByDefinition(sum, fitting[0], plan.planPeriod);

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

/** The amount of a discount. A yearly charge is discounted for its share of the months. */
function offByDefinition(
  sum: bigint,
  { oneTime, percentage, period, rate }: Discount,
  planPeriod: Plan['planPeriod'],
): bigint {
  const months = planPeriod === 'yearly' && !oneTime && period < 12 ? period : 12;
  const covered = times({ n: sum, d: 1n }, { n: BigInt(months), d: 12n });
  const off = percentage ? rounded(times(covered, percent(rate))) : BigInt(rate);
  return off < rounded(covered) ? off : rounded(covered);
}

/** Prices in minor units, up to the largest in a catalogue. */
export const prices = fc.integer({ min: 0, max: 10_000_000 });

/** Rates in percent with a maximum number of decimals. */
export const rates = (decimals: number, max: number) =>
  fc.integer({ min: 0, max: max * 10 ** decimals }).map((units) => units / 10 ** decimals);

export const taxRates = fc.oneof(rates(3, 30), fc.constantFrom(0, 5, 13, 14.975, 8.875));

const restrictions = fc.constantFrom<string[]>([], ['starter'], ['other']);

const lasting = {
  oneTime: fc.boolean(),
  period: fc.integer({ min: 1, max: 36 }),
  restrictedDiscountPlans: restrictions,
};

export const discounts = fc.oneof(
  fc
    .record({ rate: rates(2, 100), ...lasting })
    .map((parts) => aDiscount({ percentage: true, ...parts })),
  fc
    .record({ rate: prices, ...lasting })
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

export const orders: fc.Arbitrary<OrderItems> = fc.record({
  plan: plans,
  users: fc.integer({ min: 1, max: 10_000 }),
  extras: fc.array(fc.record({ price: prices }), { maxLength: 4 }),
  discounts: fc.array(discounts, { maxLength: 3 }),
  taxRate: taxRates,
  setUpFeeWaived: fc.boolean(),
  signupType: fc.constantFrom('paid', 'free', 'noCardSignup', 'freeTrial', 'answeringService'),
});
