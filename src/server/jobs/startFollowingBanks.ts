import { followBanks } from '../orders/banks/followBanks.ts';
import type { OrderDeps } from '../orders/OrderDeps.ts';
import { type RunningJob, startJob } from './startJob.ts';

/** Finds out again and again what became of what banks were told to pay. */
export function startFollowingBanks(deps: OrderDeps, everyMs = 1000): RunningJob {
  return startJob({
    logger: deps.logger,
    everyMs,
    fault: "The banks' payments could not be looked at",
    round: () => followBanks(deps),
  });
}
