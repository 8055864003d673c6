import { unreachable } from '../../../core/contract/unreachable.ts';
import type { FoundTransaction, UnknownOutcome } from '../../gateways/payments/PaymentGateway.ts';
import type { AttemptRow } from '../../storage/PaymentTables.ts';
import type { PaymentDeps } from '../PaymentDeps.ts';
import { lookUpDebit } from './directDebit.ts';

/** What the provider says of an attempt. `none` is true of the moment in which the look-up began. */
export type LookedUp =
  | { readonly kind: 'found'; readonly transaction: FoundTransaction }
  | { readonly kind: 'none' }
  | UnknownOutcome;

/** Asks the provider what it holds for an attempt. Never throws. */
export async function lookUp(deps: PaymentDeps, attempt: AttemptRow): Promise<LookedUp> {
  const { id, method, payment_account } = attempt;
  switch (method) {
    case null:
      return { kind: 'none' };
    case 'CC':
    case 'ACH':
      return deps.gateways.payments.findByOrder(payment_account, id);
    case 'GC':
      return lookUpDebit(deps, attempt);
    default:
      return unreachable(method);
  }
}
