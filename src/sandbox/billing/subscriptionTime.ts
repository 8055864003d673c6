import type { StoredSubscription } from './BillingRecord.ts';

/** The time that a subscription lives in: the sandbox's, moved on as far as somebody wished. */
export function timeOf({ tried }: StoredSubscription, now: Date): Date {
  return new Date(now.getTime() + (tried?.aheadMs ?? 0));
}
