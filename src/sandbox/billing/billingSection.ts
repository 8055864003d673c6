import type { GatewaySection } from '../gateway/GatewaySection.ts';
import { type RecordView, renderRecords } from '../gateway/renderRecords.ts';
import type { StoredSubscription } from './BillingRecord.ts';
import { moneyOf } from './billingWords.ts';
import { type BilledSoFar, chargesOf } from './chargesOf.ts';
import type { BillingStorage } from './openBillingStorage.ts';
import { timeOf } from './subscriptionTime.ts';

/**
 * The gateway page's section on billing: the subscriptions, how often each was charged, and its
 * next charge.
 */
export function billingSection(storage: BillingStorage, now: () => Date): GatewaySection {
  return {
    id: 'subscriptions',
    title: 'Subscriptions',
    key: 'subscriptions',
    records: () =>
      storage.subscriptions().map((subscription) => ({
        ...subscription,
        ...chargesOf(subscription, timeOf(subscription, now())),
        payment: storage.payment(subscription.attemptId),
      })),
    render: () =>
      renderRecords(
        storage.subscriptions().map((it) => viewOf(it, chargesOf(it, timeOf(it, now())))),
        'Nobody subscribes to anything yet.',
      ),
  };
}

function viewOf(subscription: StoredSubscription, billed: BilledSoFar): RecordView {
  const { attemptId, endedAt, id, order } = subscription;
  const { made, next, status } = billed;
  const money = (amount: number) => moneyOf(amount, order);
  const on = (iso: string) => iso.slice(0, 10);
  return {
    title: order === null ? id : `${order.plan.id}, ${order.account.email}`,
    value:
      order === null
        ? ''
        : `${money(order.charges[order.charges.discounted > 1 ? 'recurring' : 'full'])} ${order.plan.period}`,
    status,
    tone: status === 'ended' || status === 'unpaid' ? 'bad' : 'good',
    details: [
      id,
      order?.orderNumber === undefined ? null : `order ${order.orderNumber}`,
      `reference ${attemptId}`,
      order?.account.brandId ?? null,
      `charged ${made.length === 1 ? 'once' : `${made.length} times`}`,
      next === null ? null : `next ${money(next.amount)} on ${on(next.at)}`,
      endedAt === null ? null : `ended on ${on(endedAt)}`,
    ],
    at: order?.startsAt ?? endedAt ?? '',
  };
}
