import type { FastifyBaseLogger } from 'fastify';

/** A job that runs until it is stopped. */
export interface RunningJob {
  /** Lets the round know at once, and resolves when it is finished. */
  stop(): Promise<void>;
}

export interface Job {
  readonly logger: FastifyBaseLogger;
  readonly everyMs: number;
  /** The log message for a failed round. */
  readonly fault: string;
  /**
   * One round. The next begins some time after its end. A long round checks `isStopping` to end
   * early.
   */
  readonly round: (isStopping: () => boolean) => Promise<unknown>;
}

/** Runs a round again and again. Only main starts jobs. */
export function startJob({ everyMs, fault, logger, round }: Job): RunningJob {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await round(() => stopped);
    } catch (err) {
      logger.error({ err }, fault);
    }
    if (!stopped) timer = setTimeout(next, everyMs);
  }
  function next(): void {
    current = run();
  }
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
