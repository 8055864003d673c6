import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The process that an order belongs to before its charge. Null in rows of the previous version,
 * which expire after a minute.
 */
export const signsOfLife: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('attempts').addColumn('sign_of_life', 'integer').execute();
  },
};
