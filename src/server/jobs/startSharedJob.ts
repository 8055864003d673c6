import type { ServerDeps } from '../ServerDeps.ts';
import { leaveTurn, takeTurn } from '../storage/processes/jobTurns.ts';
import { type Job, type RunningJob, startJob } from './startJob.ts';

/** For so long a turn is a process's own. One that dies loses it by then; one that lives prolongs it. */
export const TURN_MS = 30_000;

export interface SharedJob extends Omit<Job, 'logger'> {
  /** Its name in the database, which versions side by side share. */
  readonly name: string;
  /**
   * How long after the beginning of a round the next one begins, in whichever process; null where the
   * process that has the turn keeps it, and goes on as often as it looks.
   */
  readonly restMs: number | null;
}

type SharedDeps = Pick<ServerDeps, 'clock' | 'database' | 'logger' | 'newId'>;

/**
 * Looks for due work again and again, in one of all processes that share the database: what is done twice
 * would be asked of a provider twice. A process whose turn another has taken ends its round early.
 */
export function startSharedJob(deps: SharedDeps, shared: SharedJob): RunningJob {
  const { clock, database, logger } = deps;
  const { everyMs, fault, name, restMs, round } = shared;
  const turn = { job: name, holder: deps.newId() };
  let endsAt = 0;
  const hasTurn = (forMs: number) => endsAt - clock().getTime() > forMs;

  async function prolong(): Promise<void> {
    const now = clock();
    const until = new Date(now.getTime() + TURN_MS);
    endsAt = (await takeTurn(database, turn, { now, until })) ? until.getTime() : 0;
  }

  /** Lets the turn go until a moment. */
  async function leave(until: number): Promise<void> {
    if (endsAt === 0) return;
    endsAt = 0;
    await leaveTurn(database, turn, new Date(until));
  }

  /** Prolongs the turn while a round lasts. */
  async function whileProlonging(act: () => Promise<unknown>): Promise<void> {
    let prolonged = Promise.resolve();
    const timer = setInterval(() => {
      // While the database is away the turn runs out, and the round with it.
      prolonged = prolong().catch(() => undefined);
    }, TURN_MS / 3);
    try {
      await act();
    } finally {
      clearInterval(timer);
      await prolonged;
    }
  }

  async function takeRound(isStopping: () => boolean): Promise<void> {
    const began = clock().getTime();
    const isOver = () => isStopping() || !hasTurn(0);
    try {
      await whileProlonging(() => round(isOver));
    } catch (error) {
      // Another process may succeed.
      await leave(clock().getTime());
      throw error;
    }
    if (restMs !== null && !isOver()) await leave(began + restMs);
  }

  const job = startJob({
    logger,
    everyMs,
    fault,
    async round(isStopping) {
      if (!hasTurn(TURN_MS / 2)) await prolong();
      if (hasTurn(0)) await takeRound(isStopping);
    },
  });
  return {
    async stop() {
      await job.stop();
      // A turn that cannot be left runs out by itself.
      await leave(clock().getTime()).catch((err: unknown) => logger.warn({ err }, fault));
    },
  };
}
