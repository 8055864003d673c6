import { lanesOf } from '../outbox/laneOf.ts';
import { assignLanes } from './assignLanes.ts';
import { deliverIn, deliverOthers } from './deliverOutbox.ts';
import type { OutboxDeps } from './OutboxDeps.ts';
import { type Job, type RunningJob, startJob } from './startJob.ts';

/**
 * Does the due work of the outbox again and again, separately in each lane, so that a service that
 * does not answer holds up no work of the others.
 */
export function startOutbox(deps: OutboxDeps, everyMs = 500): RunningJob {
  const rounds: readonly Job['round'][] = [
    ...lanesOf(deps.methods).map(
      (lane) => (isStopping: () => boolean) => deliverIn(deps, lane, isStopping),
    ),
    (isStopping) => deliverOthers(deps, isStopping),
    (isStopping) => assignLanes(deps, isStopping),
  ];
  const jobs = rounds.map((round) =>
    startJob({ logger: deps.logger, everyMs, fault: 'The outbox could not be read', round }),
  );
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
