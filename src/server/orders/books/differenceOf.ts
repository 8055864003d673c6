import type { FoundTransaction } from '../../gateways/payments/PaymentGateway.ts';
import type { AttemptRow, PaymentRow } from '../../storage/tables/PaymentTables.ts';
import type { LookedUp } from '../methods/LookedUp.ts';

/** How our records and the provider's differ about an attempt. */
export const DIFFERENCES = [
  /** An account was created, but the provider holds no money for it. */
  'notPaid',
  /** An account was created, but its money is still only held. */
  'notCaptured',
  /** The amount is not the requested one. */
  'otherAmount',
  /** No account was created, but the provider holds or took money for it. */
  'notReleased',
  /** Its payment counts as failed or refunded, but the provider holds or took money for it. */
  'paidAfterAll',
  /** It has not ended, long after its start. */
  'notFinished',
  /** The provider did not answer. */
  'notKnown',
] as const;

export type Difference = (typeof DIFFERENCES)[number];

/** What is compared: an attempt with a charge, and our record of its payment. */
export interface Compared {
  readonly attempt: AttemptRow;
  readonly payment: Pick<PaymentRow, 'state'> | null;
  /** Whether its refund was requested and is not done, which is reported elsewhere. */
  readonly isBeingRefunded: boolean;
}

/**
 * Compares an attempt of at least a day ago with the provider's answer. Null when they agree. Pure.
 */
export function differenceOf(compared: Compared, found: LookedUp): Difference | null {
  const { attempt, isBeingRefunded, payment } = compared;
  if (attempt.finished_at === null) return 'notFinished';
  if (found.kind === 'unknown') return 'notKnown';
  const transaction = found.kind === 'found' ? found.transaction : null;
  if (attempt.status === 'failed') return isMoney(transaction) ? 'notReleased' : null;
  // The bank reclaimed it days later, or support refunded it, which is already known.
  if (payment?.state === 'failed') {
    return isMoney(transaction) && !isBeingRefunded ? 'paidAfterAll' : null;
  }
  return ofPaid(attempt, transaction);
}

function ofPaid(attempt: AttemptRow, transaction: FoundTransaction | null): Difference | null {
  // People refund at the provider, too.
  if (transaction?.state === 'returned') return null;
  if (transaction === null || !isMoney(transaction)) return 'notPaid';
  const { amount, state } = transaction;
  const isAsked = amount?.amount === attempt.amount && amount.currency === attempt.currency;
  if (!isAsked) return 'otherAmount';
  return state === 'held' ? 'notCaptured' : null;
}

/** Whether the provider holds or took money. */
function isMoney(transaction: FoundTransaction | null): boolean {
  return transaction?.state === 'held' || transaction?.state === 'captured';
}
