import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import { namesOf } from '../numbers/orderNumberOf.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { settleAttempt } from './settleAttempt.ts';

/**
 * Ends attempts that no process continues. Returns how many. The settling job handles those that
 * could not be ended.
 */
export async function endEach(deps: OrderDeps, attempts: readonly AttemptRow[]): Promise<number> {
  let ended = 0;
  for (const attempt of attempts) if (await isEnded(deps, attempt)) ended += 1;
  return ended;
}

async function isEnded(deps: OrderDeps, attempt: AttemptRow): Promise<boolean> {
  try {
    await settleAttempt(deps, attempt);
    return true;
  } catch (err) {
    deps.logger.error({ err, ...namesOf(attempt) }, 'An abandoned attempt could not be ended');
    return false;
  }
}
