import { Kysely, PostgresDialect } from 'kysely';
import { type ClientBase, Pool, types } from 'pg';
import type { DatabaseWatch } from '../DatabaseWatch.ts';
import { logInto } from '../logInto.ts';
import type { Tables } from '../tables/Tables.ts';
import { retryingPool } from './retryingPool.ts';
import type { ConnectionPool } from './wrapPool.ts';

/** Connections of one process. The database's own limit is shared by all of them. */
export const MOST_CONNECTIONS = 10;

/** Those that its statements share: one more is for its sign of life. */
export const POOLED = MOST_CONNECTIONS - 1;

/** PostgreSQL's number for a column's type. */
type TypeId = Parameters<typeof types.getTypeParser>[0];

/** How long a request waits for a connection. */
const CONNECT_MS = 5000;

/** How long a connection that says nothing goes unasked whether its other end is still there. */
const KEEP_ALIVE_MS = 10_000;

/** How long one statement may take. */
export interface StatementLimits {
  /** Ended by the database, which then says so and keeps the connection. */
  readonly statementMs: number;
  /** Ended here, where the database says nothing any more. Longer, so that the database comes first. */
  readonly queryMs: number;
}

/** Longer than any statement of a request or a job should take: a database that hangs holds up nobody for ever. */
const LIMITS: StatementLimits = { statementMs: 15_000, queryMs: 20_000 };

/**
 * Set on each connection: nothing waits for ever for another process's lock, and a process that hangs in
 * the middle of a transaction keeps its locks only so long.
 */
function settings(limits: StatementLimits | null): string {
  return `select set_config('lock_timeout', '10s', false),
    set_config('idle_in_transaction_session_timeout', '30s', false),
    set_config('statement_timeout', '${limits?.statementMs ?? 0}', false)`;
}

export interface PostgresOptions {
  /** Null where a statement may take as long as it takes. */
  readonly limits?: StatementLimits | null;
  /** Is told how the database does. */
  readonly watch?: DatabaseWatch | null;
  /** Puts a test's faults between. */
  readonly through?: (pool: ConnectionPool) => ConnectionPool;
}

/**
 * Opens a PostgreSQL database for Kysely, connecting at the first query. Every column reads as it does
 * from SQLite. Transactions run at the level that the database gives them: READ COMMITTED is enough, and
 * every higher one works, because conflicts are run again.
 */
export function openPostgres(
  url: string,
  { limits = LIMITS, through = (pool) => pool, watch = null }: PostgresOptions = {},
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: POOLED,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(limits !== null && { query_timeout: limits.queryMs }),
    // A server that could not start does not wait for its connections to end.
    allowExitOnIdle: true,
    types: { getTypeParser: readerOf },
    ...setUpBy(settings(limits)),
  });
  // A connection that breaks leaves the pool, and its query fails. Each also says so by an event, which
  // would end the process if nobody listened.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  watch?.pooled(() => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: retryingPool(through(pool), watch) }),
    log: logInto(watch),
  });
}

/**
 * pg-pool waits for the settings, which its types do not say, and drops a connection on which they fail.
 * Kysely's own hook would never give it back to the pool.
 */
export function setUpBy(statement: string) {
  return { onConnect: (client: ClientBase) => client.query(statement) };
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
