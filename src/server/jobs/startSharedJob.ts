import type { ServerDeps } from '../ServerDeps.ts';
import { leaveTurn, takeTurn } from '../storage/processes/jobTurns.ts';
import { type Job, type RunningJob, startJob } from './startJob.ts';

/**
 * How long a process holds a turn. A dead process loses it after this time; a live one renews it.
 */
export const TURN_MS = 30_000;

/** More than the clocks of two machines may differ by. */
const CLOCKS_MS = 60_000;

/**
 * Every shared job by its name in the database. Versions that run side by side have the same names.
 */
export const SHARED_JOBS = [
  'announceTrialEnds',
  'followBanks',
  'numberOrders',
  'prune',
  'reconcile',
] as const;

export interface SharedJob extends Omit<Job, 'logger' | 'round'> {
  readonly name: (typeof SHARED_JOBS)[number];
  /**
   * The time between the starts of two rounds in any process; null when the process keeps its turn
   * and runs a round every `everyMs`.
   */
  readonly restMs: number | null;
  /**
   * Each runs again and again, whatever becomes of the others. Only one, unless the process keeps its
   * turn.
   */
  readonly rounds: readonly Job['round'][];
}

type SharedDeps = Pick<ServerDeps, 'clock' | 'database' | 'logger' | 'newId'>;

/**
 * Runs rounds again and again, in only one of the processes that share the database, so that no
 * provider gets the same request twice. A process that loses its turn ends them early.
 */
export function startSharedJob(deps: SharedDeps, shared: SharedJob): RunningJob {
  const { clock, database, logger } = deps;
  const { everyMs, fault, name, restMs, rounds } = shared;
  /** Each turn has a holder of its own, so that a release that arrives late ends no later turn. */
  let turn = { job: name, holder: deps.newId() };
  let endsAt = 0;
  let underWay = 0;
  let hasFailed = false;
  const longestMs = Math.max(TURN_MS, restMs ?? 0) + CLOCKS_MS;

  /** A turn that is much longer than it can be ends: the clock was put back. */
  function hasTurn(forMs: number): boolean {
    const left = endsAt - clock().getTime();
    return left > forMs && left <= TURN_MS + CLOCKS_MS;
  }

  async function prolong(): Promise<void> {
    const now = clock();
    const until = new Date(now.getTime() + TURN_MS);
    const farthest = new Date(now.getTime() + longestMs);
    const isTaken = await takeTurn(database, turn, { now, until, farthest });
    endsAt = isTaken ? until.getTime() : 0;
  }

  /** Releases the turn until a time. */
  async function leave(until: number): Promise<void> {
    if (endsAt === 0) return;
    endsAt = 0;
    const left = turn;
    turn = { job: name, holder: deps.newId() };
    await leaveTurn(database, left, new Date(until));
  }

  /** Releases the turn at once. One that cannot be released expires by itself. */
  async function leaveNow(): Promise<void> {
    await leave(clock().getTime()).catch((err: unknown) => logger.warn({ err }, fault));
  }

  /** Renews the turn while a round lasts. */
  async function whileProlonging(act: () => Promise<unknown>): Promise<void> {
    let prolonged = Promise.resolve();
    const timer = setInterval(() => {
      // While the database is unavailable the turn expires, and so the round ends.
      prolonged = prolong().catch(() => undefined);
    }, TURN_MS / 3);
    try {
      await act();
    } finally {
      clearInterval(timer);
      await prolonged;
    }
  }

  async function take(round: Job['round'], isStopping: () => boolean): Promise<void> {
    const began = clock().getTime();
    const isOver = () => isStopping() || !hasTurn(0);
    try {
      await whileProlonging(() => round(isOver));
    } catch (error) {
      hasFailed = true;
      throw error;
    }
    if (restMs !== null && !isOver()) await leave(began + restMs);
  }

  const jobs = rounds.map((round) =>
    startJob({
      logger,
      everyMs,
      fault,
      async round(isStopping) {
        underWay += 1;
        try {
          if (!hasTurn(TURN_MS / 2)) await prolong();
          if (hasTurn(0)) await take(round, isStopping);
        } finally {
          underWay -= 1;
          // Another process may succeed. The job's other rounds need the turn to their end.
          if (hasFailed && underWay === 0) {
            hasFailed = false;
            await leaveNow();
          }
        }
      },
    }),
  );
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
      await leaveNow();
    },
  };
}
