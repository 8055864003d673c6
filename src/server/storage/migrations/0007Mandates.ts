import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A mandate pays for one order, and a bank's payment is checked until its outcome is known. */
export const mandates: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createIndex('attempts_one_a_mandate')
      .on('attempts')
      .column('billing_request_id')
      .unique()
      .where(sql<SqlBool>`status in ('started', 'succeeded')`)
      .execute();
    await database.schema.alterTable('payments').addColumn('look_at', 'text').execute();
    await database.schema
      .createIndex('payments_to_look_at')
      .on('payments')
      .column('look_at')
      .execute();
  },
};
