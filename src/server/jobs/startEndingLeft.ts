import type { OrderDeps } from '../orders/OrderDeps.ts';
import { endLeftByDead } from '../orders/settling/endLeftByDead.ts';
import { type RunningJob, startJob } from './startJob.ts';

/** Periodically ends attempts that processes left before the charge when they died. */
export function startEndingLeft(deps: OrderDeps, everyMs = 500): RunningJob {
  return startJob({
    logger: deps.logger,
    everyMs,
    fault: 'The attempts of dead processes could not be read',
    round: () => endLeftByDead(deps),
  });
}
