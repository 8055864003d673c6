import { numberOrders } from '../orders/numbers/numberOrders.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { RunningJob } from './startJob.ts';
import { startSharedJob } from './startSharedJob.ts';

const TEN_MINUTES_MS = 600_000;

/**
 * Periodically numbers orders without a number, because processes of the previous version may still
 * store some.
 */
export function startNumbering(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'logger' | 'newId'>,
): RunningJob {
  return startSharedJob(deps, {
    name: 'numberOrders',
    everyMs: TEN_MINUTES_MS,
    restMs: TEN_MINUTES_MS,
    fault: 'Orders could not be numbered',
    rounds: [(isStopping) => numberOrders(deps.database, isStopping)],
  });
}
