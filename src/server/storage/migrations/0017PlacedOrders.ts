import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which order a session has placed: its pages tell of it until the visitor starts anew. And which link
 * it was placed by, because another link may be another person's.
 */
export const placedOrders: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('sessions').addColumn('attempt_id', 'text').execute();
    await database.schema.alterTable('attempts').addColumn('link_hash', 'text').execute();
  },
};
