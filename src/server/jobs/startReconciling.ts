import { reconcile } from '../orders/books/reconcile.ts';
import type { OrderDeps } from '../orders/OrderDeps.ts';
import { type RunningJob, startJob } from './startJob.ts';

const DAY_MS = 86_400_000;

/** Compares our payments with the provider's books, at the start and once a day. */
export function startReconciling(deps: OrderDeps, everyMs = DAY_MS): RunningJob {
  return startJob({
    logger: deps.logger,
    everyMs,
    fault: 'The payments could not be compared',
    round: (isStopping) => reconcile(deps, isStopping),
  });
}
