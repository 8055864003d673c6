import type { PostgresQueryResult } from 'kysely';
import { DatabaseError } from 'pg';
import type { DatabaseWatch } from '../DatabaseWatch.ts';
import { throwAway } from '../faults/DatabaseAway.ts';
import { isConflict, retryConflicts } from '../retryConflicts.ts';
import { type Connection, type ConnectionPool, type Wrapping, wrapPool } from './wrapPool.ts';

/**
 * A pool whose connections retry a statement outside a transaction after a conflict: above READ
 * COMMITTED a single statement can fail as a transaction can. inTransaction retries transactions. A
 * connection is not reused after any fault that is not an error reported by the database, because
 * its next answer may belong to an earlier statement. Throws DatabaseAway when the database fails
 * temporarily.
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
    // For example, the rollback after a statement without an answer.
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

/** Removes rows' values, which are personal, because errors are logged and reported. */
function leaveOutValues(error: DatabaseError): void {
  error.detail = undefined;
  error.internalQuery = undefined;
  error.where = undefined;
}

/**
 * As for SQLite: the type that another kind of value is read back as depends on its column. Kysely
 * itself compares with booleans.
 */
function assertStorable(value: unknown): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  throw new TypeError(`A ${typeof value} cannot be stored: use text, whole numbers or null`);
}
