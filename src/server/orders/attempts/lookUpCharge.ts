import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { LookedUp } from '../methods/LookedUp.ts';
import { methodOf, unknownMethod } from '../methods/methodOf.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/**
 * Asks the provider for an attempt's payment. Never throws. Nobody can be asked about a payment by a
 * method that only another release has.
 */
export async function lookUpCharge(deps: OrderDeps, attempt: AttemptRow): Promise<LookedUp> {
  if (attempt.method === null) return { kind: 'none' };
  const method = methodOf(deps.methods, attempt.method);
  if (method === null) return { kind: 'unknown', cause: unknownMethod(attempt.method) };
  return method.lookUp(deps, attempt);
}
