import { unreachable } from '../../../core/contract/unreachable.ts';
import type { StoredSubscription, TriedTime } from '../BillingRecord.ts';
import { type BillingEvent, eventsOf } from '../billingEvents.ts';
import { timeOf } from '../subscriptionTime.ts';

/** What a person can do to a subscription on the clock's page. */
export const CLOCK_ACTIONS = [
  'day',
  'week',
  'month',
  'minutes',
  'renew',
  'decline',
  'cancel',
] as const;

export type ClockAction = (typeof CLOCK_ACTIONS)[number];

const DAY_MS = 86_400_000;
const UNTRIED: TriedTime = { aheadMs: 0, minutesUsedAt: null, declined: [] };

/** Returns the actions that are possible now: none after the end. */
export function actionsFor(stored: StoredSubscription, now: Date): readonly ClockAction[] {
  const { order } = stored;
  const time = timeOf(stored, now);
  const { next, past } = eventsOf(stored, time);
  if (order === null || stored.endedAt !== null || next === null) return [];
  const isTrial = past.every(({ kind }) => kind === 'reminder');
  const hasMinutes = isTrial && (order.plan.trialMinutes ?? null) !== null;
  const isRetried = past.some(({ kind, number }) => kind === 'declined' && number === next.number);
  return CLOCK_ACTIONS.filter((action) => {
    if (action === 'minutes') return hasMinutes;
    return action !== 'decline' || !isRetried;
  });
}

/** Applies an action to a subscription. Returns it with the events in between, the oldest first. */
export function moveOn(
  stored: StoredSubscription,
  action: ClockAction,
  now: Date,
): { readonly stored: StoredSubscription; readonly happened: readonly BillingEvent[] } {
  const before = timeOf(stored, now);
  const moved = changedBy(stored, action, now);
  const { past } = eventsOf(moved, timeOf(moved, now));
  const known = eventsOf(stored, before).past.length;
  return { stored: moved, happened: past.slice(known) };
}

function changedBy(stored: StoredSubscription, action: ClockAction, now: Date): StoredSubscription {
  const tried = stored.tried ?? UNTRIED;
  const time = timeOf(stored, now);
  const { next } = eventsOf(stored, time);
  const to = (date: Date): TriedTime => ({ ...tried, aheadMs: date.getTime() - now.getTime() });
  const inDays = (days: number) => ({
    ...stored,
    tried: to(new Date(time.getTime() + days * DAY_MS)),
  });
  switch (action) {
    case 'day':
      return inDays(1);
    case 'week':
      return inDays(7);
    case 'month':
      return inDays(31);
    case 'minutes':
      return { ...stored, tried: { ...tried, minutesUsedAt: time.toISOString() } };
    case 'renew':
      return next === null ? stored : { ...stored, tried: to(new Date(next.at)) };
    case 'decline':
      if (next === null) return stored;
      return {
        ...stored,
        tried: { ...to(new Date(next.at)), declined: [...tried.declined, next.number] },
      };
    case 'cancel':
      return { ...stored, endedAt: time.toISOString() };
    default:
      return unreachable(action);
  }
}
