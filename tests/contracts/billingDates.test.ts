import { describe, expect, it } from 'vitest';
import type { Brand, SignupType } from '../../src/core/contract/generated/brand.ts';
import type { Catalogue, Discount, Plan } from '../../src/core/contract/generated/catalogue.ts';
import { receiptOf } from '../../src/core/mails/receipt/receiptOf.ts';
import { plansOffered } from '../../src/core/rules/eligibility/plansOffered.ts';
import { discountOnPlan } from '../../src/core/rules/prices/discountOnPlan.ts';
import { priceOrder } from '../../src/core/rules/prices/priceOrder.ts';
import { taxRate } from '../../src/core/rules/prices/taxRate.ts';
import { trialEnd } from '../../src/core/rules/renewals/trialEnd.ts';
import { SIGNUP_TYPES } from '../../src/core/rules/signupTypes/signupTypes.ts';
import { formatDate } from '../../src/core/texts/formatDate.ts';
import { formatMoney } from '../../src/core/texts/formatMoney.ts';
import { billingDates } from '../../src/page/renderer/next/billingDates.ts';
import type { PlanNeeds } from '../../src/page/renderer/plans/planNeeds.ts';
import { storesFor } from '../../src/page/stores/StoresFor.ts';
import { shippedBrands } from '../factories/brands/shippedBrands.ts';
import { aRootStore } from '../factories/pages/aPage.ts';
import { aPageData, aSession } from '../factories/pages/aPageData.ts';

const NOW = new Date('2026-11-30T22:15:00Z');

interface Case {
  readonly brand: Brand;
  readonly catalogue: Catalogue;
  readonly type: SignupType;
  readonly plan: Plan;
  readonly discounts: readonly Discount[];
  readonly provinceCode: string;
}

/** Every brand's plans by sign-up type, with and without each of its discounts, in two provinces. */
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

/** The page's stores as in a browser in Toronto. */
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

/** What the server charges and mails for the same order at the same time. */
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
    order: { ...chosen, taxRate: rate, prices },
    provinceCode,
    orderedAt: NOW,
    trialEndsAt: SIGNUP_TYPES[type].isTrial ? trialEnd(NOW, brand.freeTrial) : null,
  });
}

describe("the dates beside the button are those on the server's receipt", () => {
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
