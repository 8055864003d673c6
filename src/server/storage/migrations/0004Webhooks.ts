import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events reported by the direct debit provider, until they are processed. */
export const webhookTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('direct_debit_hints')
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('payment_account', 'text', (column) => column.notNull())
      .addColumn('resource_type', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('payment_id', 'text')
      .addColumn('mandate_id', 'text')
      .addColumn('billing_request_id', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('looked_up_at', 'text')
      .addPrimaryKeyConstraint('direct_debit_hints_by_event', ['payment_account', 'event_id'])
      .execute();
    await database.schema
      .createIndex('direct_debit_hints_to_look_up')
      .on('direct_debit_hints')
      .columns(['looked_up_at', 'received_at'])
      .execute();
  },
};
