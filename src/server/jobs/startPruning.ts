import { pruneAll } from '../retention/pruneAll.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { RunningJob } from './startJob.ts';
import { startSharedJob } from './startSharedJob.ts';

const TEN_MINUTES_MS = 600_000;

/** Deletes again and again what has been kept for long enough. */
export function startPruning(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'logger' | 'newId'>,
  everyMs = TEN_MINUTES_MS,
): RunningJob {
  const { clock, database, logger } = deps;
  return startSharedJob(deps, {
    name: 'prune',
    everyMs,
    restMs: everyMs,
    fault: 'What is over could not be deleted',
    round: (isStopping) =>
      pruneAll(database, clock(), {
        isStopping,
        onFault: (err) => logger.error({ err }, 'Rows of a table could not be deleted'),
      }),
  });
}
