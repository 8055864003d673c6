import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The values that a column may hold. Columns for methods, providers and kinds of work stay open,
 * because new ones may be added.
 */
const SETS = [
  ['users', 'role', ['owner', 'admin', 'member']],
  ['accounts', 'status', ['pending', 'active']],
  ['subscriptions', 'status', ['active', 'trial', 'paymentFailed', 'ended']],
  ['attempts', 'kind', ['signUp', 'upgrade']],
  ['attempts', 'status', ['accepted', 'started', 'succeeded', 'failed']],
  ['payments', 'state', ['kept', 'held', 'submitted', 'captured', 'failed']],
  ['outbox', 'status', ['waiting', 'done', 'failed', 'byHand']],
  ['email_checks', 'status', ['AVAILABLE', 'UNAVAILABLE', 'INVALID']],
] as const;

/**
 * Columns that decide what a user may do, or what is charged, may hold only values that the server
 * knows. An unknown role becomes the one with the fewest rights; any other unknown value fails the
 * migration, because its meaning is unknown.
 */
export const closedSets: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`update users set role = 'member' where role not in ('owner', 'admin', 'member')`.execute(
      database,
    );
    for (const [table, column, values] of SETS) {
      const known = sql.join(values.map((value) => sql.lit(value)));
      await database.schema
        .alterTable(table)
        .addCheckConstraint(`${table}_${column}_known`, sql`${sql.ref(column)} in (${known})`)
        .execute();
    }
  },
};
