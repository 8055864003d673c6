import type { StoredSubscription, SubscriptionOrder } from './BillingRecord.ts';

export interface BilledCharge {
  /** ISO 8601. */
  readonly at: string;
  /** Minor units. */
  readonly amount: number;
}

export interface BilledSoFar {
  readonly status: 'trial' | 'active' | 'ended';
  readonly made: readonly BilledCharge[];
  readonly next: BilledCharge | null;
}

/** More renewals than anybody waits for. */
const MOST = 600;

/**
 * Returns what a subscription has been charged until now, and its next charge: the trial's end and
 * every renewal.
 */
export function chargesOf({ endedAt, order }: StoredSubscription, now: Date): BilledSoFar {
  const made: BilledCharge[] = [];
  if (order === null) return { status: 'ended', made, next: null };
  const until = endedAt === null ? now : new Date(endedAt);
  for (let number = 1; number <= MOST; number += 1) {
    const charge = { at: dateOf(order, number).toISOString(), amount: amountOf(order, number) };
    if (new Date(charge.at) > until) {
      const next = endedAt === null ? charge : null;
      return { status: statusOf(endedAt, made), made, next };
    }
    made.push(charge);
  }
  return { status: statusOf(endedAt, made), made, next: null };
}

function statusOf(endedAt: string | null, made: readonly BilledCharge[]): BilledSoFar['status'] {
  if (endedAt !== null) return 'ended';
  return made.length === 0 ? 'trial' : 'active';
}

/**
 * Returns the day of the first charge in a later month, or the last day of a month that is too
 * short.
 */
function dateOf({ plan, startsAt, trialEndsAt }: SubscriptionOrder, number: number): Date {
  const first = new Date(trialEndsAt ?? startsAt);
  const months = (number - 1) * (plan.period === 'yearly' ? 12 : 1);
  const date = new Date(first);
  date.setUTCMonth(first.getUTCMonth() + months);
  if (date.getUTCDate() !== first.getUTCDate()) date.setUTCDate(0);
  return date;
}

function amountOf({ charges }: SubscriptionOrder, number: number): number {
  if (number === 1) return charges.first;
  return number <= charges.discounted ? charges.recurring : charges.full;
}
