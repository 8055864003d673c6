import type { OrderDeps } from '../orders/OrderDeps.ts';
import { settleDue } from '../orders/settling/settleDue.ts';
import { type RunningJob, startJob } from './startJob.ts';

/** Finds out again and again what became of payments whose outcome is not known. */
export function startSettling(deps: OrderDeps, everyMs = 500): RunningJob {
  return startJob({
    logger: deps.logger,
    everyMs,
    fault: 'The attempts could not be read',
    round: () => settleDue(deps),
  });
}
