import type { AttemptRow, PaymentRow } from '../../storage/tables/PaymentTables.ts';
import type { LookedUp } from '../methods/LookedUp.ts';

/** How our records and the provider's differ about an attempt. */
export type Difference =
  /** An account was created, but the provider holds no money for it. */
  | 'notPaid'
  /** An account was created, but its money is still only held. */
  | 'notCaptured'
  /** The amount is not the requested one. */
  | 'otherAmount'
  /** No account was created, but the provider holds or took money for it. */
  | 'notReleased'
  /** It has not ended, long after its start. */
  | 'notFinished'
  /** The provider did not answer. */
  | 'notKnown';

/** What is compared: an attempt with a charge, and our record of its payment. */
export interface Compared {
  readonly attempt: AttemptRow;
  readonly payment: Pick<PaymentRow, 'state'> | null;
}

/**
 * Compares an attempt of at least a day ago with the provider's answer. Null when they agree. Pure.
 */
export function differenceOf({ attempt, payment }: Compared, found: LookedUp): Difference | null {
  if (attempt.finished_at === null) return 'notFinished';
  if (found.kind === 'unknown') return 'notKnown';
  const transaction = found.kind === 'found' ? found.transaction : null;
  const isMoney = transaction?.state === 'held' || transaction?.state === 'captured';
  if (attempt.status === 'failed') return isMoney ? 'notReleased' : null;
  // The bank reclaimed it days later, which is already known.
  if (payment?.state === 'failed') return null;
  // People refund at the provider, too.
  if (transaction?.state === 'returned') return null;
  if (transaction === null || !isMoney) return 'notPaid';
  const { amount, state } = transaction;
  const isAsked = amount?.amount === attempt.amount && amount.currency === attempt.currency;
  if (!isAsked) return 'otherAmount';
  return state === 'held' ? 'notCaptured' : null;
}
