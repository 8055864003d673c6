import { OUTBOX_SERVICES } from '../outbox/outboxKinds.ts';
import { deliverTo } from './deliverOutbox.ts';
import type { OutboxDeps } from './sendActivationMail.ts';
import { type RunningJob, startJob } from './startJob.ts';

/**
 * Does the due work of the outbox again and again, separately for each kind of outside service, so
 * that one that does not answer holds up no work of the others. Cards and direct debits share one.
 */
export function startOutbox(deps: OutboxDeps, everyMs = 500): RunningJob {
  const jobs = OUTBOX_SERVICES.map((service) =>
    startJob({
      logger: deps.logger,
      everyMs,
      fault: 'The outbox could not be read',
      round: (isStopping) => deliverTo(deps, service, isStopping),
    }),
  );
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
