import type { Catalogue, Plan } from '../../../core/contract/generated/catalogue.ts';
import { readableItems, unlessMissing } from '../resolve/guardMissing.ts';
import {
  ofDiscount,
  ofExtra,
  ofOverage,
  ofPlan,
  ofSetUpFee,
  type Yardstick,
} from './yardsticks.ts';

/** An amount of a catalogue: its place, and what to compare it with. */
export interface CataloguePrice {
  readonly at: string;
  /** In minor units. */
  readonly amount: number;
  /** Amounts of one kind are close to each other, unless a file mixes its units. */
  readonly kind: string;
  /** The least that the amount can plausibly be. */
  readonly yardsticks: readonly Yardstick[];
}

/** Every amount of money in a catalogue that can be read. */
export function pricesOf(catalogue: Catalogue): readonly CataloguePrice[] {
  // A plan that cannot be read may be the cheapest one, so that nothing is compared with the others.
  const paid = unlessMissing(() => catalogue.plans.filter(isPaid), []);
  const ofEach = <T>(
    list: () => readonly T[],
    prices: (item: T, index: number) => readonly CataloguePrice[],
  ) => readableItems(list).flatMap(([item, index]) => unlessMissing(() => prices(item, index), []));
  return [
    ...ofEach(
      () => catalogue.plans,
      (plan, index) => pricesOfPlan(plan, `/plans/${index}`, paid),
    ),
    ...ofEach(
      () => catalogue.addons,
      ({ price }, index) => [of('add-on', `/addons/${index}/price`, price, ofExtra(paid))],
    ),
    ...ofEach(
      () => catalogue.ivrPlans,
      ({ price }, index) => [of('IVR plan', `/ivrPlans/${index}/price`, price, ofExtra(paid))],
    ),
    ...ofEach(
      () => catalogue.discounts,
      (discount, index) =>
        discount.percentage
          ? []
          : [of('discount', `/discounts/${index}/rate`, discount.rate, ofDiscount(discount, paid))],
    ),
  ];
}

/**
 * Whether a plan costs something, and everything that its neighbours are compared with can be read.
 */
function isPaid({ access, billingType, id, planPeriod, price }: Plan): boolean {
  return [access, billingType, id, planPeriod].every((it) => it !== undefined) && price > 0;
}

function pricesOfPlan(plan: Plan, at: string, paid: readonly Plan[]): readonly CataloguePrice[] {
  const { access, billingType, overage, planPeriod, price, setUpFee } = plan;
  const kind = `plan ${planPeriod} ${billingType} ${access}`;
  return [
    of(kind, `${at}/price`, price, ofPlan(plan, paid)),
    of('set-up fee', `${at}/setUpFee`, setUpFee, ofSetUpFee(plan)),
    ...(overage === undefined ? [] : [of('overage', `${at}/overage`, overage, ofOverage(plan))]),
  ];
}

function of(
  kind: string,
  at: string,
  amount: number,
  yardsticks: readonly Yardstick[],
): CataloguePrice {
  return { at, amount, kind, yardsticks };
}
