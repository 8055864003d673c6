import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What support did for customers, or was refused. */
export const supportActions: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('support_actions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('verb', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('done_by', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('detail', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('support_actions_by_subject')
      .on('support_actions')
      .column('subject')
      .execute();
  },
};
