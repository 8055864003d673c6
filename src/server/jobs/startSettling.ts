import type { OrderDeps } from '../orders/OrderDeps.ts';
import { settleIn, settlingLanes } from '../orders/settling/settleDue.ts';
import { type RunningJob, startJob } from './startJob.ts';

/**
 * Periodically resolves payments with an unknown outcome, separately in each lane, so that a provider
 * that does not answer holds up no orders of the others.
 */
export function startSettling(deps: OrderDeps, everyMs = 500): RunningJob {
  const jobs = settlingLanes(deps.methods).map((lane) =>
    startJob({
      logger: deps.logger,
      everyMs,
      fault: 'The attempts could not be read',
      round: () => settleIn(deps, lane),
    }),
  );
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
