import type { ServerDeps } from '../ServerDeps.ts';
import { startAnnouncingTrialEnds } from './startAnnouncingTrialEnds.ts';
import { startEndingLeft } from './startEndingLeft.ts';
import { startFollowingBanks } from './startFollowingBanks.ts';
import type { RunningJob } from './startJob.ts';
import { startNumbering } from './startNumbering.ts';
import { startOutbox } from './startOutbox.ts';
import { startPruning } from './startPruning.ts';
import { startReconciling } from './startReconciling.ts';
import { startSettling } from './startSettling.ts';

/**
 * Starts all background jobs. They stop at the same time: one that stopped after another would take
 * on more work while it waits. The outbox keeps what the others still give it for the next process.
 */
export function startJobs(deps: ServerDeps): RunningJob {
  const jobs = [
    startOutbox(deps),
    startSettling(deps),
    startEndingLeft(deps),
    startFollowingBanks(deps),
    startReconciling(deps),
    startNumbering(deps),
    startAnnouncingTrialEnds(deps),
    startPruning(deps),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
