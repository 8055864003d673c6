import { unreachable } from '../../../core/contract/unreachable.ts';
import type { Delivery } from '../../mailbox/openMailStorage.ts';
import type { SubscriptionOrder } from '../BillingRecord.ts';
import { type BillingEvent, RETRY_MS } from '../billingEvents.ts';
import { dayOf, moneyOf } from '../billingWords.ts';

interface Words {
  readonly subject: string;
  readonly text: string;
}

/**
 * Returns billing's mail about an event; null for the charge at the order, whose receipt the
 * product sends.
 */
export function billingMail(order: SubscriptionOrder, event: BillingEvent): Delivery | null {
  const words = wordsOf(order, event);
  if (words === null) return null;
  const { account } = order;
  const to = { name: `${account.firstName} ${account.lastName}`.trim(), address: account.email };
  const from = {
    name: `Billing of ${account.brandId}`,
    address: `billing@${account.brandId}.example`,
  };
  const { subject, text } = words;
  const raw = [
    `From: ${inLine(from.name)} <${inLine(from.address)}>`,
    `To: ${inLine(to.address)}`,
    `Subject: ${inLine(subject)}`,
    `Date: ${new Date(event.at).toUTCString()}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\r\n');
  const mail = { from, to: [to], subject, date: event.at, text, html: '', links: [] };
  return { raw: Buffer.from(raw), recipients: [to.address], mail };
}

function wordsOf(
  order: SubscriptionOrder,
  { amount, at, kind, number }: BillingEvent,
): Words | null {
  const money = moneyOf(amount, order);
  const plan = order.plan.id;
  switch (kind) {
    case 'reminder': {
      const end = dayOf(order.trialEndsAt ?? at);
      return {
        subject: `Your trial of ${plan} ends on ${end}`,
        text: `Unless you cancel before, ${money} is charged on ${end}, and ${plan} goes on.`,
      };
    }
    case 'charged':
      if (number > 1)
        return {
          subject: `${money} for ${plan}`,
          text: `${plan} has been renewed on ${dayOf(at)}, and ${money} was charged.`,
        };
      if (order.trialEndsAt === null) return null;
      return {
        subject: `Your trial is over: ${money} for ${plan}`,
        text: `Your trial ended on ${dayOf(at)}, and your first bill of ${money} was charged.`,
      };
    case 'declined': {
      const again = dayOf(new Date(new Date(at).getTime() + RETRY_MS).toISOString());
      return {
        subject: `Your payment of ${money} was declined`,
        text: `Your bank did not pay ${money} for ${plan} on ${dayOf(at)}. We try again on ${again}.`,
      };
    }
    case 'cancelled':
      return {
        subject: `${plan} has ended`,
        text: `Your subscription to ${plan} ended on ${dayOf(at)}. Nothing more is charged.`,
      };
    default:
      return unreachable(kind);
  }
}

/** Removes line ends, which a header cannot contain. */
function inLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}
