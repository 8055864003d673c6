import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attempts to order, the claim of each while it is in progress, and payments. */
export const paymentTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createAttempts(database);
    await createClaims(database);
    await createPayments(database);
  },
};

async function createAttempts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id'))
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('signup_type', 'text', (column) => column.notNull())
    .addColumn('payment_account', 'text', (column) => column.notNull())
    .addColumn('method', 'text')
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('mandate_id', 'text')
    .addColumn('billing_request_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('prepared', 'text')
    .addColumn('user_id', 'text')
    .addColumn('transaction_id', 'text')
    .addColumn('response_status', 'integer')
    .addColumn('response_body', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text')
    .addColumn('due_at', 'text')
    .addColumn('finished_at', 'text')
    .addUniqueConstraint('attempts_key_once_a_session', ['session_id', 'idempotency_key'])
    .execute();
  await database.schema
    .createIndex('attempts_by_due_time')
    .on('attempts')
    .column('due_at')
    .execute();
  await database.schema
    .createIndex('attempts_by_user')
    .on('attempts')
    .columns(['user_id', 'idempotency_key'])
    .execute();
}

async function createClaims(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('claims')
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('attempts.id'))
    .addPrimaryKeyConstraint('claims_once_a_brand', ['brand_id', 'subject'])
    .execute();
  await database.schema
    .createIndex('claims_by_attempt')
    .on('claims')
    .column('attempt_id')
    .execute();
}

async function createPayments(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().unique().references('attempts.id'),
    )
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('subscriptions.id'),
    )
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text')
    .addColumn('mandate_id', 'text')
    .addColumn('customer_id', 'text')
    .addColumn('payment_token', 'text')
    .addColumn('card_type', 'text')
    .addColumn('last_four', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .execute();
  await database.schema
    .createIndex('payments_by_account')
    .on('payments')
    .column('account_id')
    .execute();
}
