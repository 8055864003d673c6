import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Finds an order's payment and its account's lead. Skips an index that exists, because for large
 * tables an operator creates it beforehand, without a lock.
 */
export const orderIndexes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const column of ['subscription_id', 'transaction_id']) {
      await database.schema
        .createIndex(`payments_by_${column}`)
        .ifNotExists()
        .on('payments')
        .column(column)
        .execute();
    }
    // Leaves out accounts whose owner did not use a link.
    await sql`create index if not exists leads_by_account_id on leads (account_id)
      where known_lead_id is not null`.execute(database);
  },
};
