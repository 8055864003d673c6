import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An account's pages are seen without a sign-up type, and a discount is named. */
export const measuredOrders: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const table = database.schema.alterTable('analytics_events');
    await table.addColumn('coupon', 'text').execute();
    // SQLite drops no NOT NULL: a column without it takes the old one's place.
    await table.addColumn('type_of_sign_up', 'text').execute();
    await sql`update analytics_events set type_of_sign_up = signup_type`.execute(database);
    await table.dropColumn('signup_type').execute();
    await table.renameColumn('type_of_sign_up', 'signup_type').execute();
  },
};
