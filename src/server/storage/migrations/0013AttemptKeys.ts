import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An attempt is looked for by its key alone, whoever made it. */
export const attemptKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createIndex('attempts_by_key')
      .on('attempts')
      .column('idempotency_key')
      .execute();
  },
};
