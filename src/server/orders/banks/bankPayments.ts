import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/Tables.ts';

/** The payments that banks make, each with the account that it was made on. */
export function bankPayments(database: Kysely<Tables>) {
  return database
    .selectFrom('payments')
    .innerJoin('attempts', 'attempts.id', 'payments.attempt_id')
    .where('payments.method', 'in', ['ACH', 'GC'])
    .selectAll('payments')
    .select(['attempts.payment_account', 'attempts.billing_request_id']);
}
