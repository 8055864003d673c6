import { pruneAll } from '../retention/pruneAll.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { type RunningJob, startJob } from './startJob.ts';

const TEN_MINUTES_MS = 600_000;

/** Deletes again and again what has been kept for long enough. */
export function startPruning(
  { clock, database, logger }: Pick<ServerDeps, 'clock' | 'database' | 'logger'>,
  everyMs = TEN_MINUTES_MS,
): RunningJob {
  return startJob({
    logger,
    everyMs,
    fault: 'What is over could not be deleted',
    round: (isStopping) =>
      pruneAll(database, clock(), {
        isStopping,
        onFault: (err) => logger.error({ err }, 'Rows of a table could not be deleted'),
      }),
  });
}
