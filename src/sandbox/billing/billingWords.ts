import type { SubscriptionOrder } from './BillingRecord.ts';

/** Formats an amount in a subscription's own currency. */
export function moneyOf(amount: number, order: Pick<SubscriptionOrder, 'charges'> | null): string {
  return (amount / 100).toLocaleString('en', {
    style: 'currency',
    currency: order?.charges.currency ?? 'USD',
    currencyDisplay: 'narrowSymbol',
  });
}

/** Formats a day, such as 5 December 2026. */
export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
