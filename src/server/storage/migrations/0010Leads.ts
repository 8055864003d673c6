import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Leads that are known before they sign up, deals, and what a sign-up stores of both. */
export const leadTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createKnownLeads(database);
    await createDeals(database);
    await database.schema
      .alterTable('leads')
      .addColumn('known_lead_id', 'text', (column) => column.references('known_leads.id'))
      .execute();
    await database.schema
      .alterTable('subscriptions')
      .addColumn('deal_id', 'text', (column) => column.references('deals.id'))
      .execute();
  },
};

async function createKnownLeads(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('known_leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('pin_selector', 'text', (column) => column.unique())
    .addColumn('pin_hash', 'text')
    .addColumn('auth_type', 'text', (column) => column.notNull())
    .addColumn('authorised', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('country_code', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('province_code', 'text')
    .addColumn('redirect_url', 'text')
    .addColumn('dashboard_url', 'text')
    .addColumn('plan_id', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

async function createDeals(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('deals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text')
    .addColumn('discount_id', 'text')
    .addColumn('email', 'text')
    .addColumn('lead_id', 'text', (column) => column.references('known_leads.id'))
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('expires_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
