import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is too old is found by its time, and a session that nothing refers to by what would. */
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
      await database.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
    }
  },
};
