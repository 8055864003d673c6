import { type LookedAt, pruneAll } from '../retention/pruneAll.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { RunningJob } from './startJob.ts';
import { startSharedJob } from './startSharedJob.ts';

const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;

/**
 * Deletes again and again what has been kept for long enough. A round begins where the one before ended:
 * a session stays for as long as its order does, so that old rows become ever more. Once a day a round looks
 * at all of them, because what kept one may be gone.
 */
export function startPruning(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'logger' | 'newId'>,
  everyMs = TEN_MINUTES_MS,
): RunningJob {
  const { clock, database, logger } = deps;
  let looked: LookedAt = new Map();
  let wholeAt = 0;
  return startSharedJob(deps, {
    name: 'prune',
    everyMs,
    restMs: everyMs,
    fault: 'What is over could not be deleted',
    round(isStopping) {
      const now = clock();
      if (now.getTime() - wholeAt >= DAY_MS) {
        looked = new Map();
        wholeAt = now.getTime();
      }
      return pruneAll(database, now, {
        isStopping,
        looked,
        onFault: (err) => logger.error({ err }, 'Rows of a table could not be deleted'),
      });
    },
  });
}
