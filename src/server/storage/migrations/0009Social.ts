import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Sign-up through Google and Facebook: users' identities there, and what a session stores of a
 * return.
 */
export const socialTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('sessions')
      .addColumn('lead_id', 'text', (column) => column.references('leads.id'))
      .execute();
    await database.schema.alterTable('sessions').addColumn('social_fault', 'text').execute();
    await database.schema.alterTable('sessions').addColumn('social_plan', 'text').execute();
    await database.schema.alterTable('leads').addColumn('subject', 'text').execute();
    await database.schema
      .alterTable('leads')
      .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema
      .createTable('identities')
      .addColumn('brand_id', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('identities_once_a_brand', ['brand_id', 'provider', 'subject'])
      .execute();
    await database.schema
      .createTable('used_social_states')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('brand_id', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .execute();
  },
};
