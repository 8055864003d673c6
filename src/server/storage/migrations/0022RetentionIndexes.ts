import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What is too old is found by its time, and a session that nothing refers to by what would. Each is left as
 * it is where it is there: on large tables an operator makes it before, without a lock.
 */
const INDEXES = [
  ['email_checks', 'created_at'],
  ['email_checks', 'session_id'],
  ['analytics_events', 'created_at'],
  ['analytics_events', 'session_id'],
  ['sessions', 'created_at'],
  ['sessions', 'lead_id'],
  ['leads', 'session_id'],
  ['attempts', 'finished_at'],
] as const;

export const retentionIndexes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const [table, column] of INDEXES) {
      const index = database.schema.createIndex(`${table}_by_${column}`).on(table).column(column);
      await index.ifNotExists().execute();
    }
  },
};
