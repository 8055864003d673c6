import { type LookedAt, pruneAll } from '../retention/pruneAll.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { ClockLeap } from './ClockLeap.ts';
import { mendTimes } from './mendTimes.ts';
import type { RunningJob } from './startJob.ts';
import { startSharedJob } from './startSharedJob.ts';

const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;

const LEAPT =
  'The clock is days ahead of the time that has passed: nothing is deleted until it is put back, the server is started again, or three days have passed';

/**
 * Periodically deletes data after its retention period. A round continues where the last one ended,
 * because sessions are kept as long as their orders, and so ever more old rows remain. Once a day a
 * round covers all rows, because the reason for keeping one may be gone. Nothing is deleted by a clock
 * that has leapt ahead, because that could not be undone.
 */
export function startPruning(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'logger' | 'newId'>,
  everyMs = TEN_MINUTES_MS,
): RunningJob {
  const { clock, database, logger } = deps;
  let looked: LookedAt = new Map();
  let wholeAt = 0;
  const leap = new ClockLeap(clock);
  // Rounds may be another process's for weeks.
  const looking = setInterval(() => leap.isAhead(), everyMs).unref();
  let saidAt: number | null = null;

  function leaps(): boolean {
    if (!leap.isAhead()) {
      saidAt = null;
      return false;
    }
    const at = performance.now();
    if (saidAt === null || at - saidAt >= DAY_MS) {
      saidAt = at;
      logger.error({}, LEAPT);
    }
    return true;
  }

  async function round(isStopping: () => boolean): Promise<void> {
    const now = clock();
    const mended = await mendTimes(database, now);
    if (mended > 0) {
      logger.warn({ rows: mended }, 'A clock was ahead: what waited for its time is done now');
    }
    if (leaps()) return;
    // The clock may have been put back.
    if (Math.abs(now.getTime() - wholeAt) >= DAY_MS) {
      looked = new Map();
      wholeAt = now.getTime();
    }
    await pruneAll(database, now, {
      isStopping,
      looked,
      onFault: (err) => logger.error({ err }, 'Rows of a table could not be deleted'),
    });
  }

  const job = startSharedJob(deps, {
    name: 'prune',
    everyMs,
    restMs: everyMs,
    fault: 'What is over could not be deleted',
    rounds: [round],
  });
  return {
    async stop() {
      clearInterval(looking);
      await job.stop();
    },
  };
}
