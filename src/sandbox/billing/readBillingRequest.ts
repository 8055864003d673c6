import type { StoredPayment, SubscriptionOrder } from './BillingRecord.ts';

/** Whether a server sent a complete subscription. Other members are ignored. */
export function isSubscriptionOrder(body: unknown): body is SubscriptionOrder {
  const { account, charges, plan } = members(body);
  const texts = [members(account)['id'], members(account)['email'], members(plan)['id']];
  const { discounted, first, full, recurring } = members(charges);
  const period = members(plan)['period'];
  return (
    texts.every((text) => typeof text === 'string' && text !== '') &&
    [discounted, first, full, recurring].every((amount) => Number.isSafeInteger(amount)) &&
    (period === 'monthly' || period === 'yearly') &&
    isTime(members(body)['startsAt'])
  );
}

/** Reads a payment that a server sent; null when it is incomplete. */
export function readPayment(body: unknown): Omit<StoredPayment, 'id' | 'attemptId'> | null {
  const { amount, currency, transactionId } = members(body);
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) return null;
  if (typeof currency !== 'string' || typeof transactionId !== 'string') return null;
  return { amount, currency, transactionId };
}

function members(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
