import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { LookedUp } from '../methods/LookedUp.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/** Asks the provider for an attempt's payment. Never throws. */
export async function lookUpCharge(deps: OrderDeps, attempt: AttemptRow): Promise<LookedUp> {
  const { method } = attempt;
  return method === null ? { kind: 'none' } : deps.methods[method].lookUp(deps, attempt);
}
