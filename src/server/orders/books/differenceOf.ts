import type { AttemptRow, PaymentRow } from '../../storage/tables/PaymentTables.ts';
import type { LookedUp } from '../methods/LookedUp.ts';

/** How our books and the provider's disagree about an attempt. */
export type Difference =
  /** An account was made, and the provider holds no money for it. */
  | 'notPaid'
  /** An account was made, and its money is still only held. */
  | 'notCaptured'
  /** The money is not what was asked for. */
  | 'otherAmount'
  /** No account was made, and the provider holds or took money for it. */
  | 'notReleased'
  /** It is not over, long after its start. */
  | 'notFinished'
  /** The provider did not say. */
  | 'notKnown';

/** What is compared: an attempt that charged something, and what our books say of its payment. */
export interface Compared {
  readonly attempt: AttemptRow;
  readonly payment: Pick<PaymentRow, 'state'> | null;
}

/** Compares an attempt of at least a day ago with the provider's word. Null when they agree. Pure. */
export function differenceOf({ attempt, payment }: Compared, found: LookedUp): Difference | null {
  if (attempt.finished_at === null) return 'notFinished';
  if (found.kind === 'unknown') return 'notKnown';
  const transaction = found.kind === 'found' ? found.transaction : null;
  const isMoney = transaction?.state === 'held' || transaction?.state === 'captured';
  if (attempt.status === 'failed') return isMoney ? 'notReleased' : null;
  // The bank took it back days later, which is known already.
  if (payment?.state === 'failed') return null;
  if (transaction === null || !isMoney) return 'notPaid';
  const { amount, state } = transaction;
  const isAsked = amount?.amount === attempt.amount && amount.currency === attempt.currency;
  if (!isAsked) return 'otherAmount';
  return state === 'held' ? 'notCaptured' : null;
}
