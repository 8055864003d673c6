import type { OrderDeps } from '../orders/OrderDeps.ts';
import { settleDue } from '../orders/settling/settleDue.ts';
import { type RunningJob, startJob } from './startJob.ts';

/** Periodically resolves payments with an unknown outcome. */
export function startSettling(deps: OrderDeps, everyMs = 500): RunningJob {
  return startJob({
    logger: deps.logger,
    everyMs,
    fault: 'The attempts could not be read',
    round: () => settleDue(deps),
  });
}
