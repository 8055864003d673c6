import { unreachable } from '../../../core/contract/unreachable.ts';
import type { AttemptRow } from '../../storage/PaymentTables.ts';
import type { PaymentDeps } from '../OrderDeps.ts';
import { lookUpDebit } from './direct-debit/collectDebit.ts';
import type { LookedUp } from './LookedUp.ts';

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
