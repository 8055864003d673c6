import type { AnalyticsItem } from '../../contract/generated/calls.ts';
import type { Addon, IvrPlan, Plan } from '../../contract/generated/catalogue.ts';
import { isPricedByUser } from '../prices/planLine.ts';

/** The visitor's choices on a page. */
export interface MeasuredChoice {
  readonly plan: Plan | null;
  readonly users: number;
  readonly addons: readonly Addon[];
  readonly ivrPlan: IvrPlan | null;
}

const MONTHS = 12;
const MINOR_UNITS = 100;

/**
 * Returns the price per month in whole units with two decimals. An extra is charged with its plan's
 * period.
 */
function monthly(price: number, { planPeriod }: Pick<Plan, 'planPeriod'>): number {
  const minorUnits = planPeriod === 'yearly' ? price / MONTHS : price;
  return Math.round(minorUnits) / MINOR_UNITS;
}

/**
 * Returns the items of an event: the plan, its add-ons and its IVR plan, each with its price per
 * month before tax and discounts. Prices of a yearly plan are divided by twelve.
 */
export function analyticsItems(choice: MeasuredChoice): AnalyticsItem[] {
  const { plan, users, addons, ivrPlan } = choice;
  if (plan === null) return [];
  const extra = (category: 'addon' | 'ivr', { id, price }: Addon | IvrPlan): AnalyticsItem => ({
    id,
    category,
    price: monthly(price, plan),
    quantity: 1,
  });
  return [
    {
      id: plan.id,
      category: 'plan',
      price: monthly(plan.price, plan),
      quantity: isPricedByUser(plan) ? users : 1,
    },
    ...addons.map((addon) => extra('addon', addon)),
    ...(ivrPlan === null ? [] : [extra('ivr', ivrPlan)]),
  ];
}

/** Returns the total of the items, with two decimals. */
export function itemsValue(items: readonly AnalyticsItem[]): number {
  const minorUnits = items.map(({ price, quantity }) => Math.round(price * MINOR_UNITS) * quantity);
  return minorUnits.reduce((sum, amount) => sum + amount, 0) / MINOR_UNITS;
}
