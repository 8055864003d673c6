import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aDiscount, anAddon, aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { aRootStore } from '../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import { loweredCharges } from '../../core/rules/prices/loweredCharges.ts';

const PLANS = [
  aPlan({ id: 'team', price: 1000, numberOfUsers: { min: 2, max: 10, initial: 3 } }),
  aPlan({ id: 'solo', price: 500, numberOfUsers: { min: 1, max: 1, initial: 1 } }),
];

function storesWith(brand = aBrand(), selectedPlanId: string | null = 'team') {
  const sessionInfo = aSession({ plans: PLANS, selectedPlanId });
  return aRootStore(brand, aPageData({ sessionInfo }));
}

describe('the plan', () => {
  it('starts with its default number of users and a price', () => {
    const { plan } = storesWith();
    expect(plan.numberOfUsers).toBe(3);
    expect(plan.totals?.totalAmount).toBe(3000);
  });

  it('keeps the number of users within what the plan allows', () => {
    const { plan } = storesWith();
    plan.setNumberOfUsers(99);
    expect(plan.numberOfUsers).toBe(10);
    plan.selectPlan('solo');
    expect(plan).toMatchObject({ numberOfUsers: 1, asksForUsers: false });
  });

  it('returns to the chosen number of users after a plan that does not allow it', () => {
    const { plan } = storesWith();
    plan.setNumberOfUsers(8);
    plan.selectPlan('solo');
    plan.selectPlan('team');
    expect(plan.numberOfUsers).toBe(8);
  });

  it("uses a plan's default number of users when none was chosen", () => {
    const { plan } = storesWith(aBrand(), 'solo');
    plan.setNumberOfUsers(1);
    plan.selectPlan('team');
    expect(plan.numberOfUsers).toBe(3);
  });

  it('starts with what an account has already', () => {
    const addons = [anAddon({ id: 'texting' }), anAddon({ id: 'recording' })];
    const start = { users: 7, addonIds: ['recording'], ivrId: null };
    const sessionInfo = aSession({ plans: PLANS, selectedPlanId: 'team', addons, start });
    const { plan } = aRootStore(aBrand(), aPageData({ sessionInfo }));
    expect(plan).toMatchObject({ numberOfUsers: 7, selectedAddons: ['recording'] });
    plan.selectPlan('solo');
    expect(plan.numberOfUsers).toBe(1);
  });

  it('ignores a plan that is not offered', () => {
    const { plan } = storesWith();
    plan.selectPlan('admin-only');
    expect(plan.selectedPlanId).toBe('team');
  });

  it('has no totals while none is selected, and the page cannot sign anyone up', () => {
    const stores = storesWith(aBrand(), null);
    expect(stores.plan.totals).toBeNull();
    expect(stores.signupAvailable).toBe(false);
  });

  it('is taxed by the selected province', () => {
    const tax = {
      on: true,
      taxRates: [{ provinceCode: 'ON' as const, taxRate: 13 }],
      defaultTaxRate: 5,
    };
    const { plan, contact } = storesWith(aBrand({ tax, province: { on: true }, currency: 'CAD' }));
    expect(plan.totals?.tax).toBe(150);
    contact.province.setValue('ON');
    expect(plan.totals?.tax).toBe(390);
  });

  it('shows the server’s total until the order changes', () => {
    const { plan } = storesWith();
    plan.showServerAmounts({ totalAmount: 4321 });
    expect(plan.totals?.totalAmount).toBe(4321);
    plan.setNumberOfUsers(4);
    expect(plan.totals?.totalAmount).toBe(4000);
  });

  it('drops the server’s total with the province, which changes the tax', () => {
    const tax = {
      on: true,
      taxRates: [{ provinceCode: 'ON' as const, taxRate: 13 }],
      defaultTaxRate: 5,
    };
    const { plan, contact } = storesWith(aBrand({ tax, province: { on: true } }));
    plan.showServerAmounts({ totalAmount: 4321 });
    plan.showServerAmounts({ totalAmount: 1234 });
    expect(plan.totalAmount).toBe(1234);
    contact.province.setValue('ON');
    expect(plan).toMatchObject({ totalAmount: 3390, taxPercentage: 13 });
  });

  it('takes only extras that are offered', () => {
    const sessionInfo = aSession({ plans: PLANS, selectedPlanId: 'solo', addons: [anAddon()] });
    const { plan } = aRootStore(aBrand(), aPageData({ sessionInfo }));
    plan.setAddon('nothing', true);
    plan.selectIvrPlan('nothing');
    expect(plan).toMatchObject({ selectedAddons: [], selectedIVRId: null, totalAmount: 500 });
  });

  it('follows the selected plan in its HIPAA terms and discount', () => {
    const plans = [
      aPlan({ id: 'care', price: 1000, isHIPAA: true, freeTrialPlanId: 'care-trial' }),
      aPlan({ id: 'office', price: 1000 }),
    ];
    const discounts = [aDiscount({ restrictedDiscountPlans: ['office'] })];
    const sessionInfo = aSession({
      plans,
      discounts,
      selectedPlanId: 'care',
      signupType: 'freeTrial',
    });
    const { plan } = aRootStore(aBrand(), aPageData({ sessionInfo }));
    expect(plan).toMatchObject({
      isHIPAA: true,
      discountEnabled: true,
      discountedCharges: 3,
      freeTrial: true,
      freeTrialPlanId: 'care-trial',
    });
    plan.selectPlan('office');
    expect(plan).toMatchObject({ isHIPAA: false, discountEnabled: false, discountedCharges: 0 });
  });
});

describe('paired plans', () => {
  const plans = [
    aPlan({ id: 'free', price: 0 }),
    aPlan({ id: 'team', price: 1000 }),
    aPlan({ id: 'solo', price: 500 }),
    aPlan({ id: 'team-yearly', price: 10_000, planPeriod: 'yearly', yearlyOf: 'team' }),
    aPlan({ id: 'site', price: 90_000, planPeriod: 'yearly' }),
  ];
  const planOf = (selectedPlanId: string) =>
    aRootStore(aBrand(), aPageData({ sessionInfo: aSession({ plans, selectedPlanId }) })).plan;
  const idsOf = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id);

  it.each([
    ['team', 'monthly', ['free', 'team', 'solo', 'site']],
    ['solo', 'monthly', ['free', 'team', 'solo', 'site']],
    ['team-yearly', 'yearly', ['free', 'team-yearly', 'solo', 'site']],
    ['site', 'yearly', ['free', 'team-yearly', 'solo', 'site']],
  ] as const)('start with the period of %s', (selected, period, shown) => {
    const plan = planOf(selected);
    expect(plan.periods?.period).toBe(period);
    expect(idsOf(plan.shown)).toEqual(shown);
  });

  it('change with the period, for the same number of users', () => {
    const plan = planOf('team');
    plan.setNumberOfUsers(7);
    plan.periods?.choose('yearly');
    expect(plan).toMatchObject({ selectedPlanId: 'team-yearly', numberOfUsers: 7 });
    expect(plan.totalAmount).toBe(70_000);
    plan.periods?.choose('monthly');
    expect(plan).toMatchObject({ selectedPlanId: 'team', numberOfUsers: 7 });
  });

  it('keep a free one selected, and show the requested period', () => {
    const plan = planOf('free');
    plan.periods?.choose('yearly');
    expect(plan.selectedPlanId).toBe('free');
    expect(plan.periods?.period).toBe('yearly');
    expect(idsOf(plan.shown)).toEqual(['free', 'team-yearly', 'solo', 'site']);
  });

  const all = plans.filter(({ price }) => price > 0).map(({ id }) => id);
  const periods = ['monthly', 'yearly'] as const;

  it.each(all.flatMap((id) => periods.map((period) => [id, period] as const)))(
    'show the period of %s, and after a press on %s its period',
    (id, period) => {
      const plan = planOf(id);
      expect(plan.periods?.period).toBe(plan.selectedPlan?.planPeriod);
      plan.periods?.choose(period);
      expect(plan.periods?.period).toBe(period);
      expect(plan.selectedPlan?.planPeriod).toBe(period);
      expect(plan.shown).toContain(plan.selectedPlan);
    },
  );

  it("show the period of a draft's plan", () => {
    const plan = planOf('team');
    plan.selectPlan('team-yearly');
    expect(plan.periods?.period).toBe('yearly');
  });
});

it.each([
  ['no discount', [], 4900],
  ['three months', [aDiscount({ period: 3 })], 4900],
  ['fourteen months', [aDiscount({ period: 14 })], 4900],
  ['the first charge', [aDiscount({ oneTime: true })], 4900],
  ['a discount that lowers nothing', [aDiscount()], 0],
] as const)(
  'counts the charges that the discount lowers as the server does: %s',
  (_, discounts, price) => {
    for (const planPeriod of ['monthly', 'yearly'] as const) {
      const plans = [aPlan({ id: 'team', planPeriod, price })];
      const sessionInfo = aSession({ plans, discounts: [...discounts], selectedPlanId: 'team' });
      const { plan } = aRootStore(aBrand(), aPageData({ sessionInfo }));
      const { discount, selectedPlan, totals } = plan;
      if (selectedPlan === null || totals === null) throw new Error('No plan is selected');
      const order = { discount, plan: selectedPlan, prices: totals };
      expect(plan.discountedCharges).toBe(loweredCharges(order));
    }
  },
);
