import { deliverWebhooks } from './deliverWebhooks.ts';
import type { GoCardlessStorage } from './openGoCardlessStorage.ts';

/** Delivers webhooks repeatedly until it is stopped. */
export function startWebhooks(
  storage: GoCardlessStorage,
  everyMs = 500,
): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  function next(): void {
    round = deliverWebhooks(storage).then(() => {
      if (!stopped) timer = setTimeout(next, everyMs);
    });
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
