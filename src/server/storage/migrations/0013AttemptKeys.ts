import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attempts are looked up by their key only, across all sessions. */
export const attemptKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createIndex('attempts_by_key')
      .on('attempts')
      .column('idempotency_key')
      .execute();
  },
};
