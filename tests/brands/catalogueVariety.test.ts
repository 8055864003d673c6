import { expect, it } from 'vitest';
import { hasPairs, pairOf } from '../../src/core/rules/prices/planPairs.ts';
import { shippedBrands } from '../factories/brands/shippedBrands.ts';

const CATALOGUES = shippedBrands().map(({ catalogue }) => catalogue);
const PLANS = CATALOGUES.flatMap(({ plans }) => plans);
const ADDONS = CATALOGUES.flatMap(({ addons }) => addons);
const DISCOUNTS = CATALOGUES.flatMap(({ discounts }) => discounts);

it.each(['USERS', 'FLAT', 'MINUTES'])('some plan is billed by %s', (billingType) => {
  expect(PLANS.some((plan) => plan.billingType === billingType)).toBe(true);
});

it.each(['monthly', 'yearly'])('some plan is %s', (planPeriod) => {
  expect(PLANS.some((plan) => plan.planPeriod === planPeriod)).toBe(true);
});

it.each(['user', 'admin'])("some plan, add-on and IVR plan has access '%s'", (access) => {
  const ivrPlans = CATALOGUES.flatMap((catalogue) => catalogue.ivrPlans);
  for (const items of [PLANS, ADDONS, ivrPlans]) {
    expect(items.some((item) => item.access === access)).toBe(true);
  }
});

it.each(['active', 'inactive', 'retired'])('some add-on is %s', (status) => {
  expect(ADDONS.some((addon) => addon.status === status)).toBe(true);
});

it('has discounts by percentage and by amount, one-time and over months', () => {
  const kinds = DISCOUNTS.map(({ percentage, oneTime }) => `${percentage} ${oneTime}`);
  expect(new Set(kinds).size).toBe(4);
  expect(DISCOUNTS.some(({ discountType }) => discountType === 'referral')).toBe(true);
  expect(DISCOUNTS.some((discount) => discount.restrictedDiscountPlans.length > 0)).toBe(true);
});

it('marks one plan of every catalogue as the most popular', () => {
  for (const { id, plans } of CATALOGUES) {
    expect([id, plans.filter(({ badge }) => badge === 'Most popular').length]).toEqual([id, 1]);
  }
});

it('has prices by minutes only with minutes and their overage', () => {
  for (const plan of PLANS.filter(({ billingType }) => billingType === 'MINUTES')) {
    expect(plan.minutes).toBeGreaterThan(0);
    expect(plan.overage).toBeGreaterThan(0);
  }
});

it('a period switch works for every plan of a page: all are paired, or none', () => {
  const paired = CATALOGUES.flatMap(({ plans }) => {
    const sold = plans.filter(
      (plan) => plan.access === 'user' && plan.signupTypes.includes('paid'),
    );
    return hasPairs(sold) ? [sold] : [];
  });
  expect(paired.length).toBeGreaterThanOrEqual(2);
  for (const sold of paired) {
    const unpaired = sold.filter((plan) => pairOf(sold, plan) === undefined);
    expect(unpaired.map(({ id }) => id)).toEqual([]);
  }
});
