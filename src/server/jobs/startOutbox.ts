import { lanesOf } from '../outbox/outboxKinds.ts';
import { deliverIn } from './deliverOutbox.ts';
import type { OutboxDeps } from './sendActivationMail.ts';
import { type RunningJob, startJob } from './startJob.ts';

/**
 * Does the due work of the outbox again and again, separately in each lane, so that a service that
 * does not answer holds up no work of the others.
 */
export function startOutbox(deps: OutboxDeps, everyMs = 500): RunningJob {
  const jobs = lanesOf(deps.methods).map((lane) =>
    startJob({
      logger: deps.logger,
      everyMs,
      fault: 'The outbox could not be read',
      round: (isStopping) => deliverIn(deps, lane, isStopping),
    }),
  );
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
