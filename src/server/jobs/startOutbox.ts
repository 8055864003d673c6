import { deliverOutbox } from './deliverOutbox.ts';
import type { OutboxDeps } from './sendActivationMail.ts';
import { type RunningJob, startJob } from './startJob.ts';

/** Does the due work of the outbox again and again. */
export function startOutbox(deps: OutboxDeps, everyMs = 500): RunningJob {
  return startJob({
    logger: deps.logger,
    everyMs,
    fault: 'The outbox could not be read',
    round: () => deliverOutbox(deps),
  });
}
