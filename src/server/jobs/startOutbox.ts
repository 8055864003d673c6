import { deliverOutbox } from './deliverOutbox.ts';
import type { OutboxDeps } from './sendActivationMail.ts';

/** A job that runs until it is stopped. */
export interface RunningJob {
  /** Resolves once the round under way is over. */
  stop(): Promise<void>;
}

/** Looks for due work again and again. Started by main, and by nothing else. */
export function startOutbox(deps: OutboxDeps, everyMs = 500): RunningJob {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await deliverOutbox(deps);
    } catch (err) {
      deps.logger.error({ err }, 'The outbox could not be read');
    }
    if (!stopped) timer = setTimeout(next, everyMs);
  }
  function next(): void {
    round = run();
  }
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
