import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { GiveBackOutcome, MethodDeps, ProviderTransaction } from '../OrderMethod.ts';

/**
 * Cancels a payment. One that the bank already has cannot be cancelled.
 */
export async function cancelDebit(
  { gateways }: MethodDeps,
  { paymentAccount, transactionId }: ProviderTransaction,
): Promise<GiveBackOutcome> {
  const outcome = await gateways.directDebit(paymentAccount)?.cancel(transactionId);
  switch (outcome?.kind) {
    case 'cancelled':
      return { kind: 'done' };
    case 'tooLate':
      return { kind: 'tooLate', detail: outcome.status };
    case undefined:
      return { kind: 'failed', detail: 'no direct debit', cause: undefined };
    case 'refused':
    case 'unknown':
      return { kind: 'failed', detail: outcome.kind, cause: outcome.cause };
    default:
      return unreachable(outcome);
  }
}
