import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The order that an event is about. Null in earlier events. */
export const analyticsOrders: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const texts = ['view', 'currency', 'own_currency', 'transaction_id', 'items'];
    for (const column of texts) {
      await database.schema.alterTable('analytics_events').addColumn(column, 'text').execute();
    }
    await database.schema.alterTable('analytics_events').addColumn('value', 'integer').execute();
  },
};
