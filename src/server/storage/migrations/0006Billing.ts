import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What billing knows a subscription by, and what its first charge comes to, whenever it comes. */
export const subscriptionBilling: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('subscriptions').addColumn('billing_id', 'text').execute();
    await database.schema
      .alterTable('subscriptions')
      .addColumn('first_charge_amount', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // Until now nothing was charged but on the day.
    await sql`update subscriptions set first_charge_amount = due_today_amount`.execute(database);
  },
};
