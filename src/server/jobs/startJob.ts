import type { FastifyBaseLogger } from 'fastify';
import { mostAMinute } from '../logging/mostAMinute.ts';

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

/**
 * How often a fault that stays is logged. Jobs have several rounds a second, and each line also goes
 * to the report service: a database that is away would fill the disk with them.
 */
const SAID_EVERY_MS = 60_000;

/** The most that is logged a minute: a fault may name another row each time, or come and go. */
const MOST_SAID = 10;

/** Runs a round again and again. Only main starts jobs. */
export function startJob({ everyMs, fault, logger, round }: Job): RunningJob {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  /** The fault of the last round, and when it was logged. */
  let said: { readonly text: string; readonly at: number } | null = null;
  const maySay = mostAMinute(MOST_SAID);

  function say(err: unknown): void {
    const text = String(err);
    const at = performance.now();
    const isSaid = said?.text === text && at - said.at < SAID_EVERY_MS;
    if (isSaid || !maySay()) return;
    said = { text, at };
    logger.error({ err }, fault);
  }

  async function run(): Promise<void> {
    try {
      await round(() => stopped);
      said = null;
    } catch (err) {
      say(err);
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
