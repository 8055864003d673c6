import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Billing's id for a subscription, and the amount of its first charge, at any date. */
export const subscriptionBilling: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('subscriptions').addColumn('billing_id', 'text').execute();
    await database.schema
      .alterTable('subscriptions')
      .addColumn('first_charge_amount', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // Until now every first charge was on the day of the order.
    await sql`update subscriptions set first_charge_amount = due_today_amount`.execute(database);
  },
};
