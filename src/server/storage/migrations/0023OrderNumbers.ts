import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The number that people know an order by. Null in rows of the previous version until a job numbers
 * them row by row, because one transaction over all rows would block that version's orders.
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
