import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type PoolClient } from 'pg';
import type { DatabaseWatch } from '../DatabaseWatch.ts';
import { throwAway } from '../faults/DatabaseAway.ts';
import { isConflict, retryConflicts } from '../retryConflicts.ts';

type Connection = PostgresPoolClient & Pick<PoolClient, 'getTransactionStatus'>;

/** What is used of pg's pool. A test puts faults between. */
export interface ConnectionPool extends Pick<PostgresPool, 'end' | 'options'> {
  connect(): Promise<Connection>;
}

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
): PostgresPool {
  // The same object for the same connection: Kysely keeps what it knows of it by that.
  const wrapped = new WeakMap<Connection, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const connection = await pool.connect().catch(throwAway);
      const known = wrapped.get(connection) ?? retrying(connection, watch);
      wrapped.set(connection, known);
      return known;
    },
  };
}

function retrying(connection: Connection, watch: DatabaseWatch | null): PostgresPoolClient {
  let fault: { readonly error: unknown } | null = null;

  async function run<Row>(
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

  function query<Row>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('Nothing streams from the database');
    for (const parameter of parameters) assertStorable(parameter);
    const statement = () => run<Row>(text, parameters);
    return connection.getTransactionStatus() === 'I' ? retryConflicts(statement) : statement();
  }
  return { query, release: (destroy) => connection.release(destroy || fault !== null) };
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
