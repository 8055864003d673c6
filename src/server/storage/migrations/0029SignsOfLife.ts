import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose an order is before its charge. Null in rows of the version before, which end after their minute. */
export const signsOfLife: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('attempts').addColumn('sign_of_life', 'integer').execute();
  },
};
