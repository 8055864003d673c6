import type { Money } from '../../../core/contract/Money.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { FoundTransaction } from '../../gateways/payments/PaymentGateway.ts';
import type { Approval } from '../methods/ChargeOutcome.ts';
import type { LookedUp } from '../methods/LookedUp.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** No sale is on its way for longer than this: only a look-up that began later proves that there was none. */
export const MAX_AGE_MS = 5 * MINUTE_MS;

/** How long an approval is watched for that turns up after all, and an order is tried to be stored. */
const WATCH_MS = 24 * 60 * MINUTE_MS;

export interface Asked {
  /** What the provider was asked for. */
  readonly amount: Money;
  /** Just before it was asked. */
  readonly startedAt: Date;
}

/** What is to be done about an attempt whose outcome was not known. */
export type Verdict =
  | { readonly kind: 'approve'; readonly approval: Approval }
  /** It is held, but is not what was asked for. */
  | { readonly kind: 'refuse'; readonly transactionId: string }
  | { readonly kind: 'decline' }
  /** There was no sale, and none is to be expected. */
  | { readonly kind: 'giveUp' }
  | { readonly kind: 'wait' };

/** Decides by what the provider says, and by when it was asked. Pure. */
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
  if (state === 'ended' || state === 'voided') return { kind: 'decline' };
  const isAsked =
    amount?.amount === asked.amount.amount && amount.currency === asked.amount.currency;
  return isAsked
    ? { kind: 'approve', approval: { transactionId: id, kept: method } }
    : { kind: 'refuse', transactionId: id };
}

/** Whether an order that is paid for has failed to be stored for so long that it never will be. */
export function isTooLateToStore(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > WATCH_MS;
}

/** When an unknown outcome is looked up next: soon at first, then every half minute. */
export function nextLookUp(startedAt: Date, now: Date): Date {
  return later(now, (now.getTime() - startedAt.getTime()) / 4, SECOND_MS, 30 * SECOND_MS);
}

/** When an attempt that was given up is looked at first. */
export function firstToWatch(now: Date): Date {
  return new Date(now.getTime() + MINUTE_MS);
}

/** When an attempt that was given up is looked at next; null once nothing can turn up any more. */
export function nextToWatch(startedAt: Date, now: Date): Date | null {
  const age = now.getTime() - startedAt.getTime();
  return age > WATCH_MS ? null : later(now, age / 4, MINUTE_MS, 60 * MINUTE_MS);
}

function later(now: Date, wait: number, least: number, most: number): Date {
  return new Date(now.getTime() + Math.min(most, Math.max(least, wait)));
}
