import type { ServerDeps } from '../ServerDeps.ts';
import { announceTrialEnds } from '../trials/announceTrialEnds.ts';
import type { RunningJob } from './startJob.ts';
import { startSharedJob } from './startSharedJob.ts';

const HOUR_MS = 3_600_000;

/** Periodically finds trials that end soon, and queues their mails. */
export function startAnnouncingTrialEnds(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'logger' | 'newId'>,
): RunningJob {
  return startSharedJob(deps, {
    name: 'announceTrialEnds',
    everyMs: HOUR_MS,
    restMs: HOUR_MS,
    fault: 'The ends of trials could not be announced',
    rounds: [(isStopping) => announceTrialEnds(deps, isStopping)],
  });
}
