import type { Money } from '../../../core/contract/Money.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { FoundTransaction } from '../../gateways/payments/PaymentGateway.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { Approval } from '../methods/ChargeOutcome.ts';
import type { LookedUp } from '../methods/LookedUp.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * The longest time that a sale can be in progress. Only a look-up that began later proves that
 * there was none.
 */
export const MAX_AGE_MS = 5 * MINUTE_MS;

/** How long to watch for a late approval, and to retry storing an order. */
const WATCH_MS = 24 * 60 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The longest time between two checks of an attempt that was ended. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** How long to ask a provider that does not say whether there is a payment. */
const UNANSWERED_MS = 30 * DAY_MS;

export interface Asked {
  /** The amount requested from the provider. */
  readonly amount: Money;
  /** The time just before the request. */
  readonly startedAt: Date;
}

/** What to do about an attempt with an unknown outcome. */
export type Verdict =
  | { readonly kind: 'approve'; readonly approval: Approval }
  /** Money is held, but not the requested amount. */
  | { readonly kind: 'refuse'; readonly transactionId: string }
  | { readonly kind: 'decline' }
  /** There was no sale, and none can still arrive. */
  | { readonly kind: 'giveUp' }
  | { readonly kind: 'wait' };

/** Decides from the provider's answer and the time of the request. Pure. */
export function afterLookUp(asked: Asked, found: LookedUp, lookedUpAt: Date): Verdict {
  switch (found.kind) {
    case 'unknown':
      return { kind: 'wait' };
    case 'none':
      return lookedUpAt.getTime() - asked.startedAt.getTime() > MAX_AGE_MS
        ? { kind: 'giveUp' }
        : { kind: 'wait' };
    case 'found':
      return ofTransaction(asked, found.transaction);
    default:
      return unreachable(found);
  }
}

function ofTransaction(asked: Asked, { amount, id, method, state }: FoundTransaction): Verdict {
  const isMoney = state === 'held' || state === 'captured';
  if (!isMoney) return { kind: 'decline' };
  const isAsked =
    amount?.amount === asked.amount.amount && amount.currency === asked.amount.currency;
  return isAsked
    ? { kind: 'approve', approval: { transactionId: id, kept: method } }
    : { kind: 'refuse', transactionId: id };
}

/** Whether storing a paid order has failed for so long that it is abandoned. */
export function isTooLateToStore(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > WATCH_MS;
}

/** The time of the next look-up of an unknown outcome: soon at first, then every half minute. */
export function nextLookUp(startedAt: Date, now: Date): Date {
  return later(now, (now.getTime() - startedAt.getTime()) / 4, SECOND_MS, 30 * SECOND_MS);
}

/** The first check of an attempt that was ended without an outcome. */
export function firstToWatch(now: Date): Date {
  return new Date(now.getTime() + MINUTE_MS);
}

/**
 * The next check of such an attempt; null when no approval can arrive any more, and the provider
 * has said that there is none.
 */
export function nextToWatch(startedAt: Date, now: Date, isKnown: boolean): Date | null {
  const age = now.getTime() - startedAt.getTime();
  return isKnown && age > WATCH_MS ? null : later(now, age / 4, MINUTE_MS, LONGEST_WAIT_MS);
}

type Ended = Pick<AttemptRow, 'created_at' | 'due_at' | 'finished_at'>;

/** Whether the provider has given no answer for so long that it is not asked any more. */
export function isTooLateToWatch(attempt: Ended, now: Date): boolean {
  return sinceEnd(attempt, now.getTime()) >= UNANSWERED_MS;
}

/** Whether a full day since the attempt's end has passed between the previous check and now. */
export function isAnotherDay(attempt: Ended, now: Date): boolean {
  const { due_at } = attempt;
  const checked = due_at === null ? now.getTime() : new Date(due_at).getTime() - LONGEST_WAIT_MS;
  const days = (at: number) => Math.floor(sinceEnd(attempt, at) / DAY_MS);
  return days(now.getTime()) > Math.max(0, days(checked));
}

function sinceEnd({ created_at, finished_at }: Ended, at: number): number {
  return at - new Date(finished_at ?? created_at).getTime();
}

function later(now: Date, wait: number, least: number, most: number): Date {
  return new Date(now.getTime() + Math.min(most, Math.max(least, wait)));
}
