import type { Kysely, Transaction } from 'kysely';
import { retryConflicts } from './retryConflicts.ts';
import type { Tables } from './tables/Tables.ts';

/**
 * Does work in one transaction, and the whole of it again where the database found it in conflict with
 * another transaction. So the work has no effect but on the transaction, and reads only through it.
 * Every transaction of the server begins here.
 */
export async function inTransaction<Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() => database.transaction().execute(work));
}
