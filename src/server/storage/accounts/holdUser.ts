import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/**
 * Keeps a user from being erased until the end of the transaction, and returns false where they are erased
 * already. On SQLite transactions come one after the other.
 */
export async function holdUser(transaction: Kysely<Tables>, userId: string): Promise<boolean> {
  const isShared = transaction.getExecutor().adapter instanceof PostgresAdapter;
  const user = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .modifyEnd(isShared ? sql`for update` : sql``)
    .executeTakeFirst();
  return user !== undefined && user.email !== '';
}
