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

/** Starts all background jobs. The outbox stops last, because the other jobs give it work. */
export function startJobs(deps: ServerDeps): RunningJob {
  const outbox = startOutbox(deps);
  const others = [
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
      for (const job of others) await job.stop();
      await outbox.stop();
    },
  };
}
