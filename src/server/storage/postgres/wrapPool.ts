import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';

export type Connection = PostgresPoolClient & Pick<PoolClient, 'getTransactionStatus'>;

/** The part of pg's pool that is used. */
export interface ConnectionPool extends Pick<PostgresPool, 'end' | 'options'> {
  connect(): Promise<Connection>;
}

/** Code between Kysely and a connection. */
export interface Wrapping {
  /** Runs a statement. */
  run<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  /** Whether the connection must not be reused. By default it is reused. */
  readonly isSpent?: () => boolean;
}

/** A pool whose connections run their statements through a wrapper. */
export function wrapPool(
  pool: ConnectionPool,
  wrap: (connection: Connection) => Wrapping,
): ConnectionPool {
  // The same object for the same connection, because Kysely stores data by that object.
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
