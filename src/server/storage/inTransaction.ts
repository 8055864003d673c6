import type { Kysely, Transaction } from 'kysely';
import { retryConflicts } from './retryConflicts.ts';
import type { Tables } from './tables/Tables.ts';

/**
 * Runs work in one transaction, and runs it again from the start after a conflict with another
 * transaction. The work may therefore only have effects on the transaction, and reads only through
 * it. Every transaction of the server begins here.
 */
export async function inTransaction<Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() => database.transaction().execute(work));
}
