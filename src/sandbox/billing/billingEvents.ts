import type { StoredSubscription, SubscriptionOrder } from './BillingRecord.ts';

/** Something that happens to a subscription. */
export interface BillingEvent {
  readonly kind: 'reminder' | 'charged' | 'declined' | 'cancelled';
  /** ISO 8601. */
  readonly at: string;
  /** Minor units; 0 for the end. */
  readonly amount: number;
  /** The number of its charge, from 1; 0 for the end. */
  readonly number: number;
}

const DAY_MS = 86_400_000;
/** How long before a trial's end the reminder comes. */
const NOTICE_MS = 3 * DAY_MS;
/** The time until a declined charge is retried. */
export const RETRY_MS = 3 * DAY_MS;
/** A limit above any number of charges in use. */
const MOST = 600;

/**
 * Returns the events of a subscription up to a moment, the oldest first, and its next charge after
 * that. There are no events after its end.
 */
export function eventsOf(
  stored: StoredSubscription,
  until: Date,
): { readonly past: readonly BillingEvent[]; readonly next: BillingEvent | null } {
  const { endedAt, order } = stored;
  const end = endedAt === null ? null : new Date(endedAt);
  const coming = order === null ? [] : eventsOfOrder(order, stored, until);
  const alive = coming.filter(({ at }) => end === null || new Date(at) <= end);
  const cancelled = { kind: 'cancelled', at: endedAt ?? '', amount: 0, number: 0 } as const;
  const all = [...alive, ...(end === null ? [] : [cancelled])];
  const past = all.filter(({ at }) => new Date(at) <= until);
  const later = all.find(({ at, kind }) => kind === 'charged' && new Date(at) > until);
  return { past, next: end === null ? (later ?? null) : null };
}

/**
 * Returns the events up to the first charge that is later than both the moment and the declined charges.
 */
function eventsOfOrder(
  order: SubscriptionOrder,
  { tried }: StoredSubscription,
  until: Date,
): BillingEvent[] {
  const first = firstChargeAt(order, tried?.minutesUsedAt ?? null);
  const events = reminderOf(order, first);
  for (let number = 1; number <= MOST; number += 1) {
    const at = dateOf(order, first, number);
    const amount = amountOf(order, number);
    if (tried?.declined.includes(number)) {
      events.push({ kind: 'declined', at: at.toISOString(), amount, number });
      at.setTime(at.getTime() + RETRY_MS);
    }
    events.push({ kind: 'charged', at: at.toISOString(), amount, number });
    if (at > until) break;
  }
  return events.toSorted((one, other) => one.at.localeCompare(other.at));
}

/** A trial ends on its date, or when its free minutes are used up, whichever comes first. */
function firstChargeAt({ startsAt, trialEndsAt }: SubscriptionOrder, usedAt: string | null): Date {
  if (trialEndsAt === null) return new Date(startsAt);
  const byDate = new Date(trialEndsAt);
  const byMinutes = usedAt === null ? byDate : new Date(usedAt);
  return byMinutes < byDate ? byMinutes : byDate;
}

function reminderOf(
  { charges, startsAt, trialEndsAt }: SubscriptionOrder,
  first: Date,
): BillingEvent[] {
  if (trialEndsAt === null) return [];
  const at = new Date(new Date(trialEndsAt).getTime() - NOTICE_MS);
  if (at <= new Date(startsAt) || at >= first) return [];
  return [{ kind: 'reminder', at: at.toISOString(), amount: charges.first, number: 1 }];
}

/**
 * Returns the date of a later month's charge: the day of the first charge, or the last day of a
 * month that is too short.
 */
function dateOf({ plan }: SubscriptionOrder, first: Date, number: number): Date {
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
