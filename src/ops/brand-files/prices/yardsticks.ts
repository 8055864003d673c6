import type { Catalogue, Plan } from '../../../core/contract/generated/catalogue.ts';

/** A lower bound for an amount. Below it, the amount is probably in dollars or pounds. */
export interface Yardstick {
  /** In minor units. */
  readonly least: number;
  readonly because: string;
}

type Discount = Catalogue['discounts'][number];

const MONTHS = 12;

/** One dollar or pound. Only prices per minute are usually lower. */
const ONE = 100;

// How many times dearer the other amount may be: less than a hundred times, which is the ratio of
// the wrong unit.
const FEE_OF_PRICES = 30;
const MINUTES_APART = 20;
const PLAN_OF_EXTRAS = 25;
const HUNDREDTH = 100;

/** The least number of users for which an organization agrees on one price. */
const AGREED_USERS = 5;

export function ofPlan(plan: Plan, paid: readonly Plan[]): readonly Yardstick[] {
  const { access, billingType, minutes, overage, planPeriod, setUpFee } = plan;
  const periods = planPeriod === 'yearly' ? MONTHS : 1;
  const month = { least: ONE * periods, because: 'which is below 1.00 a month' };
  const fee = {
    least: (setUpFee / FEE_OF_PRICES) * periods,
    because: `and its set-up fee is ${shown(setUpFee)}`,
  };
  const minute = {
    least: (((overage ?? 0) * (minutes ?? 0)) / MINUTES_APART) * periods,
    because: `and a further minute costs ${shown(overage ?? 0)}`,
  };
  const visitors = {
    least: cheapest(paid.filter((it) => it.access === 'user').map(forOrganization)) * periods,
    because: 'and is agreed for a whole organization, where visitors pay more',
  };
  return [
    month,
    ...(billingType === 'USERS' ? [] : [fee]),
    ...(billingType === 'MINUTES' ? [minute] : []),
    ...(access === 'admin' ? [visitors] : []),
  ];
}

export function ofSetUpFee(plan: Plan): readonly Yardstick[] {
  const least = monthOf(plan) / HUNDREDTH;
  return [SMALL, { least, because: 'which is less than a hundredth of the plan for a month' }];
}

export function ofOverage(plan: Plan): readonly Yardstick[] {
  const least = monthOf(plan) / (plan.minutes ?? Number.POSITIVE_INFINITY) / MINUTES_APART;
  return [{ least, because: 'and the minutes of the plan cost far more' }];
}

/** The yardsticks of an add-on or an IVR plan. */
export function ofExtra(paid: readonly Plan[]): readonly Yardstick[] {
  const plans = paid.filter(({ access }) => access === 'user');
  const least = cheapest(plans.map(monthOf)) / PLAN_OF_EXTRAS;
  return [SMALL, { least, because: 'and every plan costs far more' }];
}

/** The yardsticks of a discount that is an amount. */
export function ofDiscount(
  { restrictedDiscountPlans }: Discount,
  paid: readonly Plan[],
): readonly Yardstick[] {
  const restricted: readonly string[] = restrictedDiscountPlans;
  const plans = paid.filter(({ id }) => !restricted.includes(id));
  const least = cheapest(plans.map(monthOf)) / HUNDREDTH;
  return [SMALL, { least, because: 'which is less than a hundredth of any plan for a month' }];
}

const SMALL: Yardstick = { least: ONE, because: 'which is below 1.00' };

function monthOf({ planPeriod, price }: Plan): number {
  return planPeriod === 'yearly' ? price / MONTHS : price;
}

function forOrganization(plan: Plan): number {
  return monthOf(plan) * (plan.billingType === 'USERS' ? AGREED_USERS : 1);
}

/** Zero for an empty list, so that nothing is below it. */
function cheapest(amounts: readonly number[]): number {
  return amounts.length === 0 ? 0 : Math.min(...amounts);
}

function shown(amount: number): string {
  return (amount / ONE).toFixed(2);
}
