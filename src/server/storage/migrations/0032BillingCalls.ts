import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often billing has not answered about an order after its first seconds. The previous version does not count. */
export const billingCalls: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('attempts')
      .addColumn('billing_calls', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
