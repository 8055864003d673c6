import type { Kysely } from 'kysely';
import type { DirectDebitEvent } from '../gateways/direct-debit/readWebhook.ts';
import type { Tables } from './tables/Tables.ts';

/** Stores each event once, however often it arrives. */
export async function insertDirectDebitHints(
  database: Kysely<Tables>,
  paymentAccount: string,
  events: readonly DirectDebitEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await database
    .insertInto('direct_debit_hints')
    .values(
      events.map((event) => ({
        event_id: event.id,
        payment_account: paymentAccount,
        resource_type: event.resourceType,
        action: event.action,
        payment_id: event.paymentId,
        mandate_id: event.mandateId,
        billing_request_id: event.billingRequestId,
        received_at: now.toISOString(),
        looked_up_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['payment_account', 'event_id']).doNothing())
    .execute();
}
