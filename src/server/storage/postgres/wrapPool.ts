import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';

export type Connection = PostgresPoolClient & Pick<PoolClient, 'getTransactionStatus'>;

/** What is used of pg's pool. */
export interface ConnectionPool extends Pick<PostgresPool, 'end' | 'options'> {
  connect(): Promise<Connection>;
}

/** What stands between Kysely and a connection. */
export interface Wrapping {
  /** Carries out a statement. */
  run<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  /** Whether the connection is not to be used again; it is unless given. */
  readonly isSpent?: () => boolean;
}

/** A pool of which each connection carries out its statements by way of something else. */
export function wrapPool(
  pool: ConnectionPool,
  wrap: (connection: Connection) => Wrapping,
): ConnectionPool {
  // The same object for the same connection: Kysely keeps what it knows of it by that.
  const wrapped = new WeakMap<Connection, Connection>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const connection = await pool.connect();
      const known = wrapped.get(connection) ?? wrapConnection(connection, wrap(connection));
      wrapped.set(connection, known);
      return known;
    },
  };
}

function wrapConnection(connection: Connection, wrapping: Wrapping): Connection {
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
    return wrapping.run<Row>(text, parameters);
  }
  return {
    query,
    release: (destroy) => connection.release(destroy || wrapping.isSpent?.() === true),
    getTransactionStatus: () => connection.getTransactionStatus(),
  };
}
