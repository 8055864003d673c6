import { reconcile } from '../orders/books/reconcile.ts';
import type { OrderDeps } from '../orders/OrderDeps.ts';
import type { RunningJob } from './startJob.ts';
import { startSharedJob } from './startSharedJob.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Compares our payments with the provider's records once a day, in one of all processes. */
export function startReconciling(deps: OrderDeps, everyMs = HOUR_MS): RunningJob {
  return startSharedJob(deps, {
    name: 'reconcile',
    everyMs,
    restMs: DAY_MS,
    fault: 'The payments could not be compared',
    rounds: [(isStopping) => reconcile(deps, isStopping)],
  });
}
