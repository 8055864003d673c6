import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events of an account's pages have no sign-up type, and name a discount. */
export const measuredOrders: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const table = database.schema.alterTable('analytics_events');
    await table.addColumn('coupon', 'text').execute();
    // SQLite cannot drop NOT NULL, so a new column replaces the old one.
    await table.addColumn('type_of_sign_up', 'text').execute();
    await sql`update analytics_events set type_of_sign_up = signup_type`.execute(database);
    await table.dropColumn('signup_type').execute();
    await table.renameColumn('type_of_sign_up', 'signup_type').execute();
  },
};
