import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which process runs a job that only one may run. */
export const jobTurns: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('job_turns')
      .ifNotExists()
      .addColumn('job', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
  },
};
