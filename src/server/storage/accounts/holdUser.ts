import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/**
 * Prevents a user from being erased until the end of the transaction. Returns false when they are
 * already erased. On SQLite transactions run one after the other anyway.
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
