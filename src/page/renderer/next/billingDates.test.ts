import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aDiscount, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aRootStore } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { Discount, Plan } from '../../../core/contract/generated/catalogue.ts';
import { storesFor } from '../../stores/StoresFor.ts';
import type { PlanNeeds } from '../plans/planNeeds.ts';
import { billingDates } from './billingDates.ts';
import { thenLine } from './renewalLine.ts';

const NOW = new Date('2026-11-30T22:15:00Z');

const YEARLY = aPlan({ price: 120_000, planPeriod: 'yearly', billingType: 'FLAT' });
const MONTHLY = aPlan({ price: 19_900, setUpFee: 9500, billingType: 'FLAT' });

/** All texts about an order beside the button, in a browser in Toronto. */
function saidOf(plan: Plan, type: SignupType, discount?: Discount, brand = aBrand()): string[] {
  const sessionInfo = aSession({
    signupType: type,
    plans: [plan],
    discounts: discount ? [discount] : [],
    selectedPlanId: plan.id,
  });
  const { pageConfig, ...data } = aPageData({ sessionInfo });
  const today = NOW.toISOString().slice(0, 10);
  const whole = aRootStore(brand, { ...data, pageConfig: { ...pageConfig, today } });
  whole.clock.set(NOW, 'America/Toronto');
  const stores = storesFor<PlanNeeds>(whole);
  return [thenLine(stores), billingDates(stores)];
}

describe('in words', () => {
  it('a paid plan names its next charge, without the set-up fee', () => {
    expect(saidOf(MONTHLY, 'paid')).toEqual([
      'Then $199.00 per month',
      'Next charge: $199.00 on December 30, 2026',
    ]);
  });

  it("a trial's first bill includes the set-up fee", () => {
    expect(saidOf(MONTHLY, 'freeTrial')).toEqual([
      'Free for 14 days. Then billing starts on the plan you choose: $199.00 per month. First bill: $294.00.',
      'The trial ends on December 14, 2026. The first charge then is $294.00.',
    ]);
  });

  it('a waived set-up fee is in no bill', () => {
    const plans = { ...aBrand().plans, setUpFeeWaived: true };
    expect(saidOf(MONTHLY, 'freeTrial', undefined, aBrand({ plans }))).toEqual([
      'Free for 14 days. Then billing starts on the plan you choose: $199.00 per month.',
      'The trial ends on December 14, 2026. The first charge then is $199.00.',
    ]);
  });

  it('a trial of minutes may end sooner', () => {
    const plan = { ...MONTHLY, billingType: 'MINUTES', minutes: 100 } as const;
    expect(saidOf(plan, 'freeTrial')[1]).toBe(
      'The trial ends on December 14, 2026, or sooner once its minutes are used. The first charge then is $294.00.',
    );
  });

  it('a trial without a card ends without a charge', () => {
    expect(saidOf(MONTHLY, 'noCardSignup')).toEqual([
      'Free for 14 days. The trial ends by itself, and nothing is charged. Starter would be $199.00 per month. The first bill would be $294.00.',
      'The trial ends on December 14, 2026.',
    ]);
  });

  it('a discount on the first charge only is not in the next', () => {
    expect(saidOf(YEARLY, 'paid', aDiscount({ oneTime: true }))[1]).toBe(
      'Next charge: $1,200.00 on November 30, 2027',
    );
  });

  it('a discount of several charges is in the next', () => {
    expect(saidOf(MONTHLY, 'paid', aDiscount())[1]).toBe(
      'Next charge: $179.10 on December 30, 2026',
    );
  });

  it('a free plan names no charge', () => {
    expect(saidOf(aPlan(), 'free')).toEqual(['', '']);
  });
});

it("until the browser's clock is used, dates count from the server's day", () => {
  const session = aSession({ signupType: 'paid', plans: [MONTHLY] });
  const stores = aRootStore(aBrand(), aPageData({ sessionInfo: session }));
  expect(billingDates(storesFor<PlanNeeds>(stores))).toBe(
    'Next charge: $199.00 on December 21, 2026',
  );
});
