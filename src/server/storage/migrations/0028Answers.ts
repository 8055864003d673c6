import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An account's answers to its brand's questions, with the questions as shown. */
export const answers: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('answers')
      .addColumn('brand_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('shown', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('questions_hash', 'text', (column) => column.notNull())
      .addColumn('is_personal', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('answers_by_account', ['account_id', 'question'])
      .execute();
  },
};
