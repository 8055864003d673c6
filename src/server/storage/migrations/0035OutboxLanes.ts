import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The lane of a piece of work, and what is due in it, however much waits there and in others. Null
 * in rows of the previous version until a job assigns it, because that version queues more while it
 * is being replaced. Its outbox_by_kind stays: it looks for work by that index every half second.
 */
export const outboxLanes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('outbox').addColumn('lane', 'text').execute();
    await database.schema
      .createIndex('outbox_by_lane')
      .on('outbox')
      .columns(['status', 'lane', 'due_at'])
      .execute();
  },
};
