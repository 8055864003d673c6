import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What people call an order. Null in rows of the version before, until they are numbered: a job does so
 * row by row, because one transaction over all of them would hold up the orders of that version.
 */
export const orderNumbers: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('attempts').addColumn('order_number', 'text').execute();
    await database.schema
      .createIndex('attempts_by_order_number')
      .unique()
      .on('attempts')
      .column('order_number')
      .execute();
  },
};
