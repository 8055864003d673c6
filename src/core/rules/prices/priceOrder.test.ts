import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { orders, priceByDefinition } from '../../../../tests/factories/payments/priceOracle.ts';
import { type OrderItems, priceOrder } from './priceOrder.ts';

function anOrder(overrides: Partial<OrderItems> = {}): OrderItems {
  return {
    plan: aPlan({ price: 1999 }),
    users: 3,
    extras: [],
    discounts: [],
    taxRate: 0,
    setUpFeeWaived: false,
    signupType: 'paid',
    ...overrides,
  };
}

describe('priceOrder', () => {
  it('agrees with the definition in exact fractions', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(priceOrder(order)).toStrictEqual(priceByDefinition(order));
      }),
      { numRuns: DEPTH.propertyRuns },
    );
  });

  it('multiplies a plan by its users', () => {
    expect(priceOrder(anOrder()).planLine).toBe(5997);
  });

  it('charges an admin-access plan once, for any number of users', () => {
    const plan = aPlan({ price: 1999, access: 'admin' });
    expect(priceOrder(anOrder({ plan })).planLine).toBe(1999);
  });

  it('charges add-ons and the IVR plan once each, for any number of users and months', () => {
    const plan = aPlan({ price: 1000, planPeriod: 'yearly' });
    const order = anOrder({ plan, extras: [{ price: 500 }, { price: 900 }] });
    expect(priceOrder(order)).toMatchObject({ planLine: 3000, sum: 4400, totalAmount: 4400 });
  });

  it('rounds tax half up, once, on the whole line', () => {
    const plan = aPlan({ price: 10 });
    const order = anOrder({ plan, users: 1, taxRate: 5 });
    expect(priceOrder(order)).toMatchObject({ totalAmount: 11, tax: 1 });
    expect(priceOrder({ ...order, taxRate: 4.999 })).toMatchObject({ totalAmount: 10, tax: 0 });
  });

  it('never takes off more than the sum', () => {
    const discounts = [aDiscount({ percentage: false, rate: 999_999 })];
    expect(priceOrder(anOrder({ discounts }))).toMatchObject({ recurring: 0, totalAmount: 0 });
  });

  it('leaves a restricted plan at its price', () => {
    const discounts = [aDiscount({ restrictedDiscountPlans: ['starter'] })];
    expect(priceOrder(anOrder({ discounts }))).toMatchObject({ discount: 0, recurring: 5997 });
  });

  it('returns the charge after the discount', () => {
    const order = anOrder({ users: 1, discounts: [aDiscount({ rate: 50 })], taxRate: 10 });
    expect(priceOrder(order)).toMatchObject({ totalAmount: 1099, fullAmount: 2199 });
  });

  it('adds the set-up fee only to the first charge, and taxes it with the rest', () => {
    const plan = aPlan({ price: 1000, setUpFee: 500 });
    const prices = priceOrder(anOrder({ plan, users: 1, taxRate: 13 }));
    expect(prices).toMatchObject({ totalAmount: 1130, setUpFee: 500, dueToday: 1695 });
  });

  it('leaves a waived set-up fee out', () => {
    const plan = aPlan({ price: 1000, setUpFee: 500 });
    const prices = priceOrder(anOrder({ plan, users: 1, setUpFeeWaived: true }));
    expect(prices).toMatchObject({ setUpFee: 0, dueToday: 1000 });
  });

  it.each(['freeTrial', 'noCardSignup', 'free'] as const)('charges nothing today on %s', (type) => {
    const plan = aPlan({ price: 1000, setUpFee: 500 });
    const prices = priceOrder(anOrder({ plan, users: 1, signupType: type }));
    expect(prices).toMatchObject({ dueToday: 0, firstCharge: 1500 });
  });
});
