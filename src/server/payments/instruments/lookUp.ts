import { unreachable } from '../../../core/contract/unreachable.ts';
import type { FoundTransaction, UnknownOutcome } from '../../gateways/payments/PaymentGateway.ts';
import type { AttemptRow } from '../../storage/PaymentTables.ts';
import type { PaymentDeps } from '../PaymentDeps.ts';

/** What the provider says of an attempt. `none` is true of the moment in which the look-up began. */
export type LookedUp =
  | { readonly kind: 'found'; readonly transaction: FoundTransaction }
  | { readonly kind: 'none' }
  | UnknownOutcome;

/** Asks the provider what it holds for an attempt. Never throws. */
export async function lookUp(
  { gateways }: PaymentDeps,
  { id, method, payment_account }: AttemptRow,
): Promise<LookedUp> {
  switch (method) {
    case null:
      return { kind: 'none' };
    case 'CC':
    case 'ACH':
    case 'GC':
      return gateways.payments.findByOrder(payment_account, id);
    default:
      return unreachable(method);
  }
}
