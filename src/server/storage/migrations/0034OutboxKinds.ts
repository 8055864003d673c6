import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Finds the work that is due in a lane of the outbox, however much waits in others, as all mails
 * while the mail server is away. Skips an index that exists, because for large tables an operator
 * creates it beforehand, without a lock.
 */
export const outboxKinds: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createIndex('outbox_by_kind')
      .ifNotExists()
      .on('outbox')
      .columns(['status', 'kind', 'due_at'])
      .execute();
  },
};
