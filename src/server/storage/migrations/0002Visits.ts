import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What visitors do before and besides signing up, and the work that follows a commit. */
export const visitTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createSessions(database);
    await createLeads(database);
    await createEmailChecks(database);
    await createConsents(database);
    await createAnalyticsEvents(database);
    await createOutbox(database);
  },
};

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

async function createLeads(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id'))
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('auth_type', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('country_code', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('province_code', 'text')
    .addColumn('utm_source', 'text', (column) => column.notNull())
    .addColumn('signup_type', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

async function createEmailChecks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('email_checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id'))
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

async function createConsents(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('consent_texts')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull().references('consent_texts.hash'))
    .addColumn('agreed_at', 'text', (column) => column.notNull())
    .execute();
}

async function createAnalyticsEvents(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('analytics_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.references('sessions.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('signup_type', 'text', (column) => column.notNull())
    .addColumn('utm_source', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

async function createOutbox(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .execute();
  await database.schema
    .createIndex('outbox_by_due_time')
    .on('outbox')
    .columns(['status', 'due_at'])
    .execute();
}
