import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Tables } from '../tables/Tables.ts';
import { type ConnectionPool, retryingPool } from './retryingPool.ts';

/** Connections of one process. The database's own limit is shared by all of them. */
const MOST_CONNECTIONS = 10;

/** PostgreSQL's number for a column's type. */
type TypeId = Parameters<typeof types.getTypeParser>[0];

/** How long a request waits for a connection. */
const CONNECT_MS = 5000;

/**
 * Set on each connection: nothing waits for ever for another process's lock, and a process that hangs in
 * the middle of a transaction keeps its locks only so long.
 */
const SETTINGS = `select set_config('lock_timeout', '10s', false),
  set_config('idle_in_transaction_session_timeout', '30s', false)`;

/**
 * Opens a PostgreSQL database for Kysely, connecting at the first query. Every column reads as it does
 * from SQLite. Transactions run at the level that the database gives them: READ COMMITTED is enough, and
 * every higher one works, because conflicts are run again. `through` puts a test's faults between.
 */
export function openPostgres(
  url: string,
  through: (pool: ConnectionPool) => ConnectionPool = (pool) => pool,
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    // A server that could not start does not wait for its connections to end.
    allowExitOnIdle: true,
    types: { getTypeParser: readerOf },
    // Not Kysely's hook: where that fails, its connection is never given back to the pool.
    onConnect: (client) => client.query(SETTINGS),
  });
  // A connection that breaks leaves the pool, and its query fails. Each also says so by an event, which
  // would end the process if nobody listened.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: retryingPool(through(pool)) }),
  });
}

/** A count is a bigint, which pg reads as a text unless told otherwise. */
function readerOf(type: TypeId, format?: 'text' | 'binary') {
  if (type === types.builtins.INT8) return wholeNumber;
  return types.getTypeParser(type, format);
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large to be counted on`);
  return number;
}
