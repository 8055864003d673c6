import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { AttemptRow } from '../../../storage/tables/PaymentTables.ts';
import type { LookedUp } from '../LookedUp.ts';
import type { MethodDeps } from '../OrderMethod.ts';

/** Finds the provider's payment for an attempt by its mandate. Never requests a payment again. */
export async function lookUpDebit(
  { gateways }: MethodDeps,
  { id, mandate_id: mandateId, payment_account: account }: AttemptRow,
): Promise<LookedUp> {
  if (mandateId === null) return { kind: 'none' };
  const found = await gateways.directDebit(account)?.findByAttempt({ attemptId: id, mandateId });
  switch (found?.kind) {
    case 'approved': {
      const { amount, isReturned, paymentId } = found;
      const state = isReturned ? 'returned' : 'captured';
      return { kind: 'found', transaction: { id: paymentId, state, amount, method: null } };
    }
    case 'declined':
      return { kind: 'found', transaction: { id: '', state: 'ended', amount: null, method: null } };
    case 'absent':
      return { kind: 'none' };
    case 'refused':
    case 'unknown':
      return { kind: 'unknown', cause: found.cause };
    case undefined:
      return { kind: 'unknown', cause: new Error(`There is no direct debit of ${account}`) };
    default:
      return unreachable(found);
  }
}
