import type { PostgresCursor, PostgresQueryResult } from 'kysely';
import { DatabaseError } from 'pg';
import type { ConnectionPool } from '../../../src/server/storage/postgres/retryingPool.ts';

type Connection = Awaited<ReturnType<ConnectionPool['connect']>>;

export interface Conflicts {
  /** How many statements have failed. */
  readonly count: number;
  readonly pool: (pool: ConnectionPool) => ConnectionPool;
}

/** More than the statements of any transaction (erasing a person has some fifty): run again, it comes to its end. */
const EVERY = 71;

/**
 * A pool in which every so many statements fail as if another transaction had been first: a commit as
 * well as what is in a transaction or outside one. A rollback does not fail.
 */
export function conflicts(every = EVERY): Conflicts {
  let statements = 0;
  let count = 0;
  const wrapped = new WeakMap<Connection, Connection>();

  function assertNoConflict(text: string): void {
    if (text === 'rollback') return;
    statements += 1;
    if (statements % every !== 0) return;
    count += 1;
    const conflict = new DatabaseError('could not serialize access', 0, 'error');
    conflict.code = '40001';
    throw conflict;
  }

  function wrap(connection: Connection): Connection {
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
      assertNoConflict(text);
      return connection.query<Row>(text, parameters);
    }
    return {
      query,
      release: (destroy) => connection.release(destroy),
      getTransactionStatus: () => connection.getTransactionStatus(),
    };
  }

  return {
    get count() {
      return count;
    },
    pool: (pool) => ({
      options: pool.options,
      end: () => pool.end(),
      async connect() {
        const connection = await pool.connect();
        const known = wrapped.get(connection) ?? wrap(connection);
        wrapped.set(connection, known);
        return known;
      },
    }),
  };
}
