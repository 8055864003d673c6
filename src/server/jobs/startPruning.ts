import type { ServerDeps } from '../ServerDeps.ts';
import { pruneCounts } from '../storage/rateCounts.ts';
import { type RunningJob, startJob } from './startJob.ts';

const TEN_MINUTES_MS = 600_000;

/** Deletes again and again what is of no use any more. */
export function startPruning(
  { clock, database, logger }: Pick<ServerDeps, 'clock' | 'database' | 'logger'>,
  everyMs = TEN_MINUTES_MS,
): RunningJob {
  return startJob({
    logger,
    everyMs,
    fault: 'What is over could not be deleted',
    round: () => pruneCounts(database, clock()),
  });
}
