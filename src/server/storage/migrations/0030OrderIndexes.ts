import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What an order's payment and its account's lead are found by. Each index is left as it is where it is there: on
 * large tables an operator makes it before, without a lock.
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
    // An account whose owner came by no link has nothing to be found.
    await sql`create index if not exists leads_by_account_id on leads (account_id)
      where known_lead_id is not null`.execute(database);
  },
};
