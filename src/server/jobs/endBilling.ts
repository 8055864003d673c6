import type { BillingEndPayload } from '../outbox/queueBillingEnd.ts';
import type { OutboxRow } from '../storage/tables/Tables.ts';
import type { OutboxDeps } from './OutboxDeps.ts';

/** Ends a billing subscription that belongs to no account. Throws when it has to be tried again. */
export async function endBilling({ gateways }: OutboxDeps, row: OutboxRow): Promise<void> {
  const { attemptId }: BillingEndPayload = JSON.parse(row.payload);
  const outcome = await gateways.billing.end(attemptId);
  if (outcome.kind === 'done') return;
  const cause = outcome.kind === 'unknown' ? outcome.cause : undefined;
  throw new Error(`The subscription of ${attemptId} could not be ended (${outcome.kind})`, {
    cause,
  });
}
