import type { FastifyBaseLogger } from 'fastify';

/** A job that runs until it is stopped. */
export interface RunningJob {
  /** Resolves once the round under way is over. */
  stop(): Promise<void>;
}

export interface Job {
  readonly logger: FastifyBaseLogger;
  readonly everyMs: number;
  /** What the log says of a round that failed. */
  readonly fault: string;
  /** One round; the next begins a while after its end. A long one asks whether it is to end early. */
  readonly round: (isStopping: () => boolean) => Promise<unknown>;
}

/** Looks for due work again and again. Started by main, and by nothing else. */
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
