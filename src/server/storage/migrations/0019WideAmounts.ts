import { type Kysely, PostgresAdapter } from 'kysely';
import type { Migration } from 'kysely/migration';

const AMOUNTS = [
  ['subscriptions', 'recurring_amount'],
  ['subscriptions', 'full_amount'],
  ['subscriptions', 'due_today_amount'],
  ['subscriptions', 'first_charge_amount'],
  ['attempts', 'amount'],
  ['payments', 'amount'],
  ['analytics_events', 'value'],
] as const;

/**
 * The largest possible order, 10,000 users at 100,000.00, does not fit into PostgreSQL's integer.
 * It fits into SQLite's.
 */
export const wideAmounts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
    for (const [table, column] of AMOUNTS) {
      await database.schema
        .alterTable(table)
        .alterColumn(column, (alter) => alter.setDataType('bigint'))
        .execute();
    }
  },
};
