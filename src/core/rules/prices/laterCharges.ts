import type { LaterCharges, SeenTrial, SeenUsage } from '../../contract/generated/calls.ts';
import type { Plan } from '../../contract/generated/catalogue.ts';
import type { Currency } from '../../contract/Money.ts';
import type { OrderPrices } from './priceOrder.ts';

export interface OrderedCharges {
  readonly plan: Pick<Plan, 'billingType' | 'minutes' | 'overage' | 'planPeriod'>;
  readonly prices: Pick<OrderPrices, 'firstCharge' | 'fullAmount'>;
  /** How many charges a discount lowers, the first included; 0 without one. */
  readonly discountedCharges: number;
  /** Whether the first charge comes at the end of a trial. */
  readonly isTrial: boolean;
  /** The limits of the brand's trials; absent on a page that does not show them. */
  readonly freeTrial?: { readonly days: number; readonly minutes: number } | undefined;
  readonly currency: Currency;
}

/**
 * Returns the charges after today's, which neither the total nor the amount due today contains, and
 * the currency, which no amount contains. The page sends what it showed, and the server compares it
 * with what it would have billed.
 */
export function laterCharges(order: OrderedCharges): LaterCharges {
  const { currency, discountedCharges: discounted, freeTrial, isTrial, plan, prices } = order;
  const { planPeriod } = plan;
  const { minutes = 0, overage = 0 } = plan.billingType === 'MINUTES' ? plan : {};
  return {
    planPeriod,
    discounted,
    ...(discounted > 0 && { full: prices.fullAmount }),
    ...(isTrial && { first: prices.firstCharge }),
    ...(isTrial && freeTrial && { trial: limitsOf(plan, freeTrial) }),
    usage: { minutes, overage },
    currency,
  };
}

function limitsOf(
  { billingType }: Pick<Plan, 'billingType'>,
  { days, minutes }: { readonly days: number; readonly minutes: number },
): SeenTrial {
  return billingType === 'MINUTES' ? { days, minutes } : { days };
}

/**
 * Whether the charges after today's are the shown ones. A page that says nothing of its trial
 * showed none. One of an earlier version says nothing of it, of further use, or of the currency.
 */
export function isSameLater(seen: LaterCharges, later: LaterCharges): boolean {
  const isSame = (['planPeriod', 'discounted', 'full', 'first'] as const).every(
    (name) => seen[name] === later[name],
  );
  const { currency = later.currency, trial, usage } = seen;
  return (
    isSame &&
    currency === later.currency &&
    (trial === undefined || isSameTrial(trial, later.trial)) &&
    (usage === undefined || isSameUsage(usage, later.usage))
  );
}

function isSameTrial(seen: SeenTrial, trial: SeenTrial | undefined): boolean {
  return seen.days === trial?.days && seen.minutes === trial.minutes;
}

function isSameUsage(seen: SeenUsage, usage: SeenUsage | undefined): boolean {
  return seen.minutes === usage?.minutes && seen.overage === usage.overage;
}
