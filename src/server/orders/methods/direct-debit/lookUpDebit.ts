import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { DirectDebitGateway } from '../../../gateways/direct-debit/DirectDebitGateway.ts';
import type { AttemptRow } from '../../../storage/tables/PaymentTables.ts';
import type { LookedUp } from '../LookedUp.ts';
import type { MethodDeps } from '../OrderMethod.ts';

/** Finds the provider's payment for an attempt by its mandate. Never requests a payment again. */
export async function lookUpDebit(
  { gateways }: MethodDeps,
  { billing_request_id: requestId, id, mandate_id, payment_account: account }: AttemptRow,
): Promise<LookedUp> {
  const gateway = gateways.directDebit(account);
  if (gateway === null) {
    return { kind: 'unknown', cause: new Error(`There is no direct debit of ${account}`) };
  }
  const mandate = mandate_id ?? (await mandateOf(gateway, requestId));
  if (typeof mandate !== 'string') return mandate;
  const found = await gateway.findByAttempt({ attemptId: id, mandateId: mandate });
  switch (found.kind) {
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
    default:
      return unreachable(found);
  }
}

/** The mandate of an attempt from a backup, in which it was not stored yet. */
async function mandateOf(
  gateway: DirectDebitGateway,
  requestId: string | null,
): Promise<string | Extract<LookedUp, { kind: 'none' | 'unknown' }>> {
  if (requestId === null) return { kind: 'none' };
  const found = await gateway.findMandate(requestId);
  switch (found.kind) {
    case 'authorised':
      return found.mandateId;
    // It may have ended after it was used.
    case 'withdrawn':
      return found.mandateId ?? { kind: 'none' };
    case 'pending':
      return { kind: 'none' };
    case 'refused':
    case 'unknown':
      return { kind: 'unknown', cause: found.cause };
    default:
      return unreachable(found);
  }
}
