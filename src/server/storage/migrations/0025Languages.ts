import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language of a user, and of each text that was agreed to. */
export const languages: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('users').addColumn('language', 'text').execute();
    await database.schema.alterTable('consents').addColumn('language', 'text').execute();
    await database.schema.alterTable('consents').addColumn('first_given_hash', 'text').execute();
    await database.schema.alterTable('consents').addColumn('language_chosen_at', 'text').execute();
  },
};
