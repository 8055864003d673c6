import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The parts of a subscription's charges: discount, tax, and the charge without the discount. */
export const subscriptionPrices: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('subscriptions').addColumn('discount_id', 'text').execute();
    await database.schema
      .alterTable('subscriptions')
      .addColumn('tax_percentage', 'double precision', (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema
      .alterTable('subscriptions')
      .addColumn('full_amount', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // Until now no charge was discounted.
    await sql`update subscriptions set full_amount = recurring_amount`.execute(database);
  },
};
