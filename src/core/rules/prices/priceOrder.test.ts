import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, aPlan } from '../../../../tests/factories/aCatalogue.ts';
import { type Order, priceOrder } from './priceOrder.ts';

/** An exact fraction: the oracle rounds only where the definition says so. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const whole = (value: number): Fraction => ({ n: BigInt(value), d: 1n });
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });

/** The nearest whole number, halves upwards; for what is not negative. */
function rounded({ n, d }: Fraction): Fraction {
  return { n: (2n * n + d) / (2n * d), d: 1n };
}

/** A decimal number as it is written, so that 13.975 is exactly 13975/1000. */
function decimal(value: number): Fraction {
  const [units = '0', decimals = ''] = value.toFixed(3).split('.');
  return { n: BigInt(units + decimals), d: 10n ** BigInt(decimals.length) };
}

const percent = (rate: number): Fraction => times(decimal(rate), { n: 1n, d: 100n });

/** The definition, word for word: Specification 9.0.3 and 9.0.4. */
function oracle(order: Order) {
  const { plan, discount, users } = order;
  const byUser = plan.access !== 'admin' && plan.billingType === 'USERS';
  const line = byUser ? times(whole(plan.price), whole(users)) : whole(plan.price);
  const sum = order.extras.map((extra) => whole(extra.price)).reduce(plus, line);
  let off = whole(0);
  if (discount && !discount.restrictedDiscountPlans.includes(plan.id)) {
    off = discount.percentage ? rounded(times(sum, percent(discount.rate))) : whole(discount.rate);
    if (off.n > sum.n) off = sum;
  }
  const recurring = plus(sum, { n: -off.n, d: 1n });
  const taxed = (amount: Fraction) =>
    rounded(times(amount, plus(whole(1), percent(order.taxRate))));
  const fee = whole(order.setUpFeeWaived ? 0 : plan.setUpFee);
  const charged = order.signupType === 'paid' || order.signupType === 'answeringService';
  const total = taxed(recurring);
  const today = charged ? taxed(plus(recurring, fee)) : whole(0);
  return {
    planLine: Number(line.n),
    discount: Number(off.n),
    recurring: Number(recurring.n),
    tax: Number(total.n - recurring.n),
    totalAmount: Number(total.n),
    setUpFee: Number(fee.n),
    dueToday: Number(today.n),
  };
}

const price = fc.integer({ min: 0, max: 2_000_000 });
const rateOf = (decimals: number, max: number) =>
  fc.integer({ min: 0, max: max * 10 ** decimals }).map((units) => units / 10 ** decimals);

const plans = fc.record({
  price,
  setUpFee: price,
  access: fc.constantFrom('user', 'admin'),
  billingType: fc.constantFrom('USERS', 'FLAT', 'MINUTES'),
});

const discounts = fc.oneof(
  fc.constant(null),
  fc
    .record({
      rate: rateOf(2, 100),
      restrictedDiscountPlans: fc.constantFrom<string[]>([], ['starter']),
    })
    .map((parts) => aDiscount({ percentage: true, ...parts })),
  price.map((rate) => aDiscount({ percentage: false, rate })),
);

const orders: fc.Arbitrary<Order> = fc.record({
  plan: plans.map((parts) => aPlan(parts)),
  users: fc.integer({ min: 1, max: 10_000 }),
  extras: fc.array(fc.record({ price }), { maxLength: 4 }),
  discount: discounts,
  taxRate: fc.oneof(rateOf(3, 30), fc.constantFrom(0, 5, 13, 14.975, 8.875)),
  setUpFeeWaived: fc.boolean(),
  signupType: fc.constantFrom('paid', 'free', 'noCardSignup', 'freeTrial', 'answeringService'),
});

function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    plan: aPlan({ price: 1999 }),
    users: 3,
    extras: [],
    discount: null,
    taxRate: 0,
    setUpFeeWaived: false,
    signupType: 'paid',
    ...overrides,
  };
}

describe('priceOrder', () => {
  it('agrees with the definition in exact fractions', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(priceOrder(order)).toEqual(oracle(order));
      }),
      { numRuns: 2000 },
    );
  });

  it('multiplies a plan by its users', () => {
    expect(priceOrder(anOrder()).planLine).toBe(5997);
  });

  it('charges a plan of admin access once, whatever the users', () => {
    const plan = aPlan({ price: 1999, access: 'admin' });
    expect(priceOrder(anOrder({ plan })).planLine).toBe(1999);
  });

  it('rounds tax half up, once, on the whole line', () => {
    const plan = aPlan({ price: 10 });
    const order = anOrder({ plan, users: 1, taxRate: 5 });
    expect(priceOrder(order)).toMatchObject({ totalAmount: 11, tax: 1 });
    expect(priceOrder({ ...order, taxRate: 4.999 })).toMatchObject({ totalAmount: 10, tax: 0 });
  });

  it('never takes off more than the sum', () => {
    const discount = aDiscount({ percentage: false, rate: 999_999 });
    expect(priceOrder(anOrder({ discount }))).toMatchObject({ recurring: 0, totalAmount: 0 });
  });

  it('leaves a restricted plan at its price', () => {
    const discount = aDiscount({ restrictedDiscountPlans: ['starter'] });
    expect(priceOrder(anOrder({ discount }))).toMatchObject({ discount: 0, recurring: 5997 });
  });

  it('adds the set-up fee today alone, and taxes it with the rest', () => {
    const plan = aPlan({ price: 1000, setUpFee: 500 });
    const prices = priceOrder(anOrder({ plan, users: 1, taxRate: 13 }));
    expect(prices).toMatchObject({ totalAmount: 1130, setUpFee: 500, dueToday: 1695 });
  });

  it('asks for nothing today in a trial', () => {
    const plan = aPlan({ price: 1000, setUpFee: 500 });
    expect(priceOrder(anOrder({ plan, signupType: 'freeTrial' })).dueToday).toBe(0);
  });
});
