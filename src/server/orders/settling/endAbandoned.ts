import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import { namesOf } from '../numbers/orderNumberOf.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { settleAttempt } from './settleAttempt.ts';

/**
 * Ends the attempts that an earlier process left before their charge: nobody goes on with them, and
 * each keeps its address from everybody. Only for a process that has the database to itself, because
 * another process's attempts look the same. Returns how many it ended: one that cannot be ended is left
 * to the settling job.
 */
export async function endAbandoned(deps: OrderDeps, startedAt: Date): Promise<number> {
  const abandoned = await deps.database
    .selectFrom('attempts')
    .selectAll()
    .where('status', '=', 'accepted')
    .where('created_at', '<', startedAt.toISOString())
    .execute();
  let ended = 0;
  for (const attempt of abandoned) if (await isEnded(deps, attempt)) ended += 1;
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
