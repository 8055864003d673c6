import { bankRounds } from '../orders/banks/followBanks.ts';
import type { OrderDeps } from '../orders/OrderDeps.ts';
import type { RunningJob } from './startJob.ts';
import { startSharedJob } from './startSharedJob.ts';

/** Periodically finds out the outcome of payments at banks, in one of all processes. */
export function startFollowingBanks(deps: OrderDeps, everyMs = 1000): RunningJob {
  return startSharedJob(deps, {
    name: 'followBanks',
    everyMs,
    restMs: null,
    fault: "The banks' payments could not be looked at",
    rounds: bankRounds(deps),
  });
}
