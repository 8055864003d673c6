import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/aBrand.ts';
import { aCatalogue, aDiscount, aPlan } from '../../../tests/factories/aCatalogue.ts';
import { aRootStore } from '../../../tests/factories/aPage.ts';
import { aPageData, aSession } from '../../../tests/factories/aPageData.ts';
import { shippedBrands } from '../../../tests/factories/shippedBrands.ts';
import type { Brand, SignupType } from '../../core/contract/generated/brand.ts';
import type { Catalogue, Discount, Plan } from '../../core/contract/generated/catalogue.ts';
import { plansOffered } from '../../core/rules/eligibility/plansOffered.ts';
import { discountOnPlan } from '../../core/rules/prices/discountOnPlan.ts';
import { priceOrder } from '../../core/rules/prices/priceOrder.ts';
import { taxRate } from '../../core/rules/prices/taxRate.ts';
import { trialEnd } from '../../core/rules/renewals/trialEnd.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { formatDate } from '../../core/texts/formatDate.ts';
import { formatMoney } from '../../core/texts/formatMoney.ts';
import { receiptOf } from '../../server/mail/receiptOf.ts';
import { storesFor } from '../stores/StoresFor.ts';
import { billingDates } from './billingDates.ts';
import type { PlanNeeds } from './planNeeds.ts';
import { thenLine } from './renewalLine.ts';

const NOW = new Date('2026-11-30T22:15:00Z');

interface Case {
  readonly brand: Brand;
  readonly catalogue: Catalogue;
  readonly type: SignupType;
  readonly plan: Plan;
  readonly discounts: readonly Discount[];
  readonly provinceCode: string;
}

/** Every brand's plans by sign-up type, with each of its discounts and without, in two provinces. */
function shippedCases(): readonly (readonly [string, Case])[] {
  return shippedBrands().flatMap(({ brand, catalogue }) =>
    brand.signupTypes.offered.flatMap((type) =>
      plansOffered(catalogue, type).flatMap((plan) =>
        [[], ...catalogue.discounts.map((discount) => [discount])].flatMap((discounts) =>
          (brand.province.on ? ['ON', 'QC'] : ['']).map((provinceCode): [string, Case] => [
            [brand.id, type, plan.id, discounts[0]?.id, provinceCode].filter(Boolean).join(' '),
            { brand, catalogue, type, plan, discounts, provinceCode },
          ]),
        ),
      ),
    ),
  );
}

/** The page's stores, as they are in the browser of somebody in Toronto. */
function storesOf({ brand, discounts, plan, provinceCode, type }: Case) {
  const session = aSession({
    signupType: type,
    plans: [plan],
    discounts: [...discounts],
    selectedPlanId: plan.id,
  });
  const { pageConfig, ...data } = aPageData({ sessionInfo: session });
  const today = NOW.toISOString().slice(0, 10);
  const stores = aRootStore(brand, { ...data, pageConfig: { ...pageConfig, today } });
  stores.contact.province.setValue(provinceCode);
  stores.clock.set(NOW, 'America/Toronto');
  return storesFor<PlanNeeds>(stores);
}

/** What the server charges and mails for the same order, placed at the same time. */
function receiptFor({ brand, catalogue, discounts, plan, provinceCode, type }: Case) {
  const rate = taxRate(brand.tax, provinceCode);
  const quantity = plan.numberOfUsers.initial;
  const { setUpFeeWaived } = brand.plans;
  const prices = priceOrder({
    plan,
    users: quantity,
    extras: [],
    discounts,
    taxRate: rate,
    setUpFeeWaived,
    signupType: type,
  });
  const discount = discountOnPlan(discounts, plan.id);
  const chosen = { plan, quantity, addonIds: [], ivrId: null, discount };
  return receiptOf({
    built: { brand, catalogue },
    order: { ...chosen, taxRate: rate, prices, agreements: [] },
    provinceCode,
    orderedAt: NOW,
    trialEndsAt: SIGNUP_TYPES[type].isTrial ? trialEnd(NOW, brand.freeTrial) : null,
  });
}

describe("what stands beside the button is what the server's receipt says", () => {
  it.each(shippedCases())('%s', (_name, aCase) => {
    const { brand, type } = aCase;
    const receipt = receiptFor(aCase);
    const said = billingDates(storesOf(aCase));
    const date = (at: string) => formatDate(at, brand.dateLanguage, 'America/Toronto');
    const money = (amount: number) =>
      formatMoney({ amount, currency: brand.currency }, brand.locale);
    const { isTrial, needsPayment } = SIGNUP_TYPES[type];
    const { firstCharge, renewal, trialEndsAt } = receipt;
    const charge = isTrial ? firstCharge : renewal.amount;
    const named = [
      ...(trialEndsAt === null ? [] : [date(trialEndsAt)]),
      ...(needsPayment && charge > 0 ? [money(charge), date(trialEndsAt ?? renewal.at)] : []),
    ];
    for (const word of named) expect(said).toContain(word);
    expect(said === '').toBe(named.length === 0);
  });
});

const YEARLY = aPlan({ price: 120_000, planPeriod: 'yearly', billingType: 'FLAT' });
const MONTHLY = aPlan({ price: 19_900, setUpFee: 9500, billingType: 'FLAT' });

/** All that is said of an order beside the button. */
function saidOf(plan: Plan, type: SignupType, discount?: Discount, brand = aBrand()): string[] {
  const discounts = discount ? [discount] : [];
  const catalogue = aCatalogue({ plans: [plan], discounts });
  const stores = storesOf({ brand, catalogue, type, plan, discounts, provinceCode: '' });
  return [thenLine(stores), billingDates(stores)];
}

describe('in words', () => {
  it('a plan that is paid for names its next charge, without the set-up fee', () => {
    expect(saidOf(MONTHLY, 'paid')).toEqual([
      'Then $199.00 per month',
      'Next charge: $199.00 on December 30, 2026.',
    ]);
  });

  it("a trial's first bill has the set-up fee in it", () => {
    expect(saidOf(MONTHLY, 'freeTrial')).toEqual([
      'Free for 14 days. First bill: $294.00. Then $199.00 per month',
      'The trial ends on December 14, 2026. The first charge then is $294.00.',
    ]);
  });

  it('a waived set-up fee is in no bill', () => {
    const plans = { ...aBrand().plans, setUpFeeWaived: true };
    expect(saidOf(MONTHLY, 'freeTrial', undefined, aBrand({ plans }))).toEqual([
      'Free for 14 days. Then $199.00 per month',
      'The trial ends on December 14, 2026. The first charge then is $199.00.',
    ]);
  });

  it('a trial of minutes may end sooner', () => {
    const plan = { ...MONTHLY, billingType: 'MINUTES', minutes: 100 } as const;
    expect(saidOf(plan, 'freeTrial')[1]).toBe(
      'The trial ends on December 14, 2026, or sooner once its minutes are used. The first charge then is $294.00.',
    );
  });

  it('a trial without a card ends, and is followed by no charge', () => {
    expect(saidOf(MONTHLY, 'noCardSignup')).toEqual([
      'Free for 14 days. The trial ends by itself, and nothing is charged. Starter would be $199.00 per month. The first bill would be $294.00.',
      'The trial ends on December 14, 2026.',
    ]);
  });

  it('a discount on the first charge alone is not in the next', () => {
    expect(saidOf(YEARLY, 'paid', aDiscount({ oneTime: true }))[1]).toBe(
      'Next charge: $1,200.00 on November 30, 2027.',
    );
  });

  it('a discount of several charges is in the next', () => {
    expect(saidOf(MONTHLY, 'paid', aDiscount())[1]).toBe(
      'Next charge: $179.10 on December 30, 2026.',
    );
  });

  it('what is free names no charge', () => {
    expect(saidOf(aPlan(), 'free')).toEqual(['', '']);
  });
});

it('before the browser is there the dates count from the day of the server', () => {
  const session = aSession({ signupType: 'paid', plans: [MONTHLY] });
  const stores = aRootStore(aBrand(), aPageData({ sessionInfo: session }));
  expect(billingDates(storesFor<PlanNeeds>(stores))).toBe(
    'Next charge: $199.00 on December 21, 2026.',
  );
});
