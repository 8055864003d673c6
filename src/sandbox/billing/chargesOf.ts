import type { StoredSubscription } from './BillingRecord.ts';
import { type BillingEvent, eventsOf } from './billingEvents.ts';

export interface BilledCharge {
  /** ISO 8601. */
  readonly at: string;
  /** Minor units. */
  readonly amount: number;
}

export interface BilledSoFar {
  /** unpaid: the last charge was declined and has not been retried yet. */
  readonly status: 'trial' | 'active' | 'unpaid' | 'ended';
  readonly made: readonly BilledCharge[];
  readonly next: BilledCharge | null;
}

/** Returns a subscription's charges up to a moment of its own time, and its next charge. */
export function chargesOf(stored: StoredSubscription, until: Date): BilledSoFar {
  const { next, past } = eventsOf(stored, until);
  const made = past.filter(({ kind }) => kind === 'charged').map(chargeOf);
  return { status: statusOf(stored, past), made, next: next && chargeOf(next) };
}

function chargeOf({ amount, at }: BillingEvent): BilledCharge {
  return { at, amount };
}

function statusOf(
  { endedAt, order }: StoredSubscription,
  past: readonly BillingEvent[],
): BilledSoFar['status'] {
  if (endedAt !== null || order === null) return 'ended';
  const tried = past.filter(({ kind }) => kind === 'charged' || kind === 'declined');
  const last = tried.at(-1);
  if (last === undefined) return 'trial';
  return last.kind === 'charged' ? 'active' : 'unpaid';
}
