import type { Catalogue, Plan } from '../../../core/contract/generated/catalogue.ts';

/** An amount of a catalogue: where it is, and what it is like. */
export interface CataloguePrice {
  readonly at: string;
  /** In minor units. */
  readonly amount: number;
  /** Amounts of one kind are near each other, unless a file mixes its units. */
  readonly kind: string;
}

/** Every amount of money in a catalogue. */
export function pricesOf(catalogue: Catalogue): readonly CataloguePrice[] {
  const { addons, discounts, ivrPlans, plans } = catalogue;
  return [
    ...plans.flatMap((plan, index) => pricesOfPlan(plan, `/plans/${index}`)),
    ...addons.map(({ price }, index) => of('add-on', `/addons/${index}/price`, price)),
    ...ivrPlans.map(({ price }, index) => of('IVR plan', `/ivrPlans/${index}/price`, price)),
    ...discounts.flatMap(({ percentage, rate }, index) =>
      percentage ? [] : [of('discount', `/discounts/${index}/rate`, rate)],
    ),
  ];
}

function pricesOfPlan(plan: Plan, at: string): readonly CataloguePrice[] {
  const { access, billingType, overage, planPeriod, price, setUpFee } = plan;
  const kind = `plan ${planPeriod} ${billingType} ${access}`;
  return [
    of(kind, `${at}/price`, price),
    of('set-up fee', `${at}/setUpFee`, setUpFee),
    ...(overage === undefined ? [] : [of('overage', `${at}/overage`, overage)]),
  ];
}

function of(kind: string, at: string, amount: number): CataloguePrice {
  return { at, amount, kind };
}
