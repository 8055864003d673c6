import { numberOrders } from '../orders/numbers/numberOrders.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { type RunningJob, startJob } from './startJob.ts';

const TEN_MINUTES_MS = 600_000;

/** Numbers the orders that have no number yet, again and again: processes of the version before may still store some. */
export function startNumbering({
  database,
  logger,
}: Pick<ServerDeps, 'database' | 'logger'>): RunningJob {
  return startJob({
    logger,
    everyMs: TEN_MINUTES_MS,
    fault: 'Orders could not be numbered',
    round: (isStopping) => numberOrders(database, isStopping),
  });
}
