import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The single row that the readiness probe writes. */
export const readiness: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('readiness')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('written_at', 'text', (column) => column.notNull())
      .execute();
  },
};
