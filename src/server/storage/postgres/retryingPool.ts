import type { PostgresQueryResult } from 'kysely';
import { DatabaseError } from 'pg';
import type { DatabaseWatch } from '../DatabaseWatch.ts';
import { throwAway } from '../faults/DatabaseAway.ts';
import { isConflict, retryConflicts } from '../retryConflicts.ts';
import { type Connection, type ConnectionPool, type Wrapping, wrapPool } from './wrapPool.ts';

/**
 * A pool whose connections run a statement outside a transaction again after a conflict: at a level
 * above READ COMMITTED such a statement may fail as a transaction may. Those in a transaction are left
 * to inTransaction. A connection on which something else failed than the database's own answer says is
 * not used again: what it answers next may be the answer to an earlier statement. Throws DatabaseAway where
 * the database does not do now what it may do soon.
 */
export function retryingPool(
  pool: ConnectionPool,
  watch: DatabaseWatch | null = null,
): ConnectionPool {
  const reached: ConnectionPool = {
    options: pool.options,
    end: () => pool.end(),
    connect: () => pool.connect().catch(throwAway),
  };
  return wrapPool(reached, (connection) => retrying(connection, watch));
}

function retrying(connection: Connection, watch: DatabaseWatch | null): Wrapping {
  let fault: { readonly error: unknown } | null = null;

  async function once<Row>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    // Such as the rollback after a statement that was never answered.
    if (fault !== null) return throwAway(fault.error);
    try {
      return await connection.query<Row>(text, parameters);
    } catch (error) {
      if (isConflict(error)) watch?.conflicted();
      if (error instanceof DatabaseError) leaveOutValues(error);
      else fault = { error };
      return throwAway(error);
    }
  }

  return {
    async run<Row>(text: string, parameters: readonly unknown[]) {
      for (const parameter of parameters) assertStorable(parameter);
      const statement = () => once<Row>(text, parameters);
      return connection.getTransactionStatus() === 'I' ? retryConflicts(statement) : statement();
    },
    isSpent: () => fault !== null,
  };
}

/** Rows' values are people's own, and errors go into logs and reports. */
function leaveOutValues(error: DatabaseError): void {
  error.detail = undefined;
  error.internalQuery = undefined;
  error.where = undefined;
}

/** As for SQLite: what a value of another kind is read back as depends on its column. Kysely compares by booleans. */
function assertStorable(value: unknown): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  throw new TypeError(`A ${typeof value} cannot be stored: use text, whole numbers or null`);
}
