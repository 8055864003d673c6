import type { StoredSubscription } from './BillingRecord.ts';

/** Returns a subscription's own time: the sandbox's, moved forward by the clock's page. */
export function timeOf({ tried }: StoredSubscription, now: Date): Date {
  return new Date(now.getTime() + (tried?.aheadMs ?? 0));
}
