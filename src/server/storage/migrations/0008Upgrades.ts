import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Upgrades: a plan agreed with an account, subscriptions replaced by another, and used links. */
export const upgradeTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('accounts').addColumn('assigned_plan_id', 'text').execute();
    await database.schema.alterTable('subscriptions').addColumn('ended_at', 'text').execute();
    await database.schema
      .createTable('used_handovers')
      .addColumn('nonce', 'text', (column) => column.primaryKey())
      .addColumn('brand_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('used_at', 'text', (column) => column.notNull())
      .execute();
  },
};
