import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The order that a session has placed, which its pages show until the visitor starts over, and the
 * link that it was placed with, because another link may be another person's.
 */
export const placedOrders: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('sessions').addColumn('attempt_id', 'text').execute();
    await database.schema.alterTable('attempts').addColumn('link_hash', 'text').execute();
  },
};
