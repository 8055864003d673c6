import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Counts for limits that protect against abuse. They survive restarts, and all processes share
 * them.
 */
export const rateLimits: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('rate_limits_by_end')
      .on('rate_limits')
      .column('expires_at')
      .execute();
  },
};
