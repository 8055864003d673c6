import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import {
  discounts,
  orders,
  priceByDefinition,
} from '../../../../tests/factories/payments/priceOracle.ts';
import type { Discount } from '../../contract/generated/catalogue.ts';
import { priceOrder } from '../prices/priceOrder.ts';
import { dealTerms, discountsWithDeal } from './dealTerms.ts';

const AGREED = aPlan({ id: 'agreed', price: 100_000, access: 'admin' });
const OPEN = aPlan({ id: 'open', price: 1000 });
const PLANS = [AGREED, OPEN];
const HANDSHAKE = aDiscount({ id: 'handshake', discountType: 'deal', rate: 50 });
const WELCOME = aDiscount({ id: 'welcome', discountType: 'promotion', rate: 10 });

/** The price of a plan for one period under a deal, beside an offer that every visitor gets. */
function priced(planId: string, ids: Parameters<typeof dealTerms>[1]): number {
  const terms = dealTerms({ plans: PLANS, discounts: [WELCOME, HANDSHAKE] }, ids);
  const plan = PLANS.find(({ id }) => id === planId) ?? OPEN;
  return priceOrder({
    plan,
    users: 1,
    extras: [],
    discounts: discountsWithDeal(terms, [WELCOME]),
    taxRate: 0,
    setUpFeeWaived: false,
    signupType: 'paid',
  }).totalAmount;
}

describe('a deal', () => {
  it.each([
    ['with a plan alone: its price', 'agreed', { planId: 'agreed', discountId: null }, 100_000],
    [
      'with both: its discount alone',
      'agreed',
      { planId: 'agreed', discountId: 'handshake' },
      50_000,
    ],
    ['with a plan leaves the others theirs', 'open', { planId: 'agreed', discountId: null }, 900],
    ['with a discount alone: on any plan', 'open', { planId: null, discountId: 'handshake' }, 500],
  ])('%s', (_name, planId, ids, amount) => {
    expect(priced(planId, ids)).toBe(amount);
  });
});

it('an agreed plan costs what its deal says, whatever other offers exist', () => {
  const some = fc.array(discounts, { maxLength: 3 });
  fc.assert(
    fc.property(orders, some, fc.option(discounts), (order, offers, agreed) => {
      const own: Discount | null = agreed && { ...agreed, id: 'own', discountType: 'deal' };
      const terms = { plan: order.plan, discount: own };
      const all = discountsWithDeal(
        terms,
        offers.map((offer, at) => ({ ...offer, id: `${at}` })),
      );
      const alone = own === null ? [] : [own];
      expect(priceOrder({ ...order, discounts: all })).toEqual(
        priceByDefinition({ ...order, discounts: alone }),
      );
    }),
  );
});
