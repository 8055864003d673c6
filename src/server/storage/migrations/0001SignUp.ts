import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts, and everything else that a sign-up stores. */
export const signUpTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createAccounts(database);
    await createUsers(database);
    await createSubscriptions(database);
    await createActivationTokens(database);
  },
};

async function createAccounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('country_code', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('province_code', 'text')
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('activated_at', 'text')
    .execute();
}

async function createUsers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('auth_type', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('users_email_once_a_brand', ['brand_id', 'email_key'])
    .execute();
  await database.schema.createIndex('users_by_account').on('users').column('account_id').execute();
}

async function createSubscriptions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('catalogue_id', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('signup_type', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('addon_ids', 'text', (column) => column.notNull())
    .addColumn('ivr_id', 'text')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('recurring_amount', 'integer', (column) => column.notNull())
    .addColumn('due_today_amount', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('trial_ends_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('subscriptions_by_account')
    .on('subscriptions')
    .column('account_id')
    .execute();
}

async function createActivationTokens(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('activation_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await database.schema
    .createIndex('activation_tokens_by_user')
    .on('activation_tokens')
    .column('user_id')
    .execute();
}
