import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Values of contact fields without a column, so that a new field needs no migration. */
export const fieldValues: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('field_values')
      .addColumn('brand_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('field_values_by_account', ['account_id', 'field'])
      .execute();
  },
};
