import { Kysely, PostgresDialect } from 'kysely';
import { type ClientBase, Pool, types } from 'pg';
import type { DatabaseWatch } from '../DatabaseWatch.ts';
import { logInto } from '../logInto.ts';
import type { Tables } from '../tables/Tables.ts';
import { retryingPool } from './retryingPool.ts';
import type { ConnectionPool } from './wrapPool.ts';

/** The connections of one process. All processes share the database's own limit. */
export const MOST_CONNECTIONS = 10;

/** The connections for statements. One more is for the sign of life. */
export const POOLED = MOST_CONNECTIONS - 1;

/** PostgreSQL's number for a column's type. */
type TypeId = Parameters<typeof types.getTypeParser>[0];

/** How long a request waits for a connection. */
const CONNECT_MS = 5000;

/** How long a connection may be silent before the other end is probed. */
const KEEP_ALIVE_MS = 10_000;

/** How long a statement may take. */
export interface StatementLimits {
  /** After this time the database ends the statement with an error, and keeps the connection. */
  readonly statementMs: number;
  /**
   * After this time the client ends it, when the database no longer answers. Longer, so that the
   * database is first.
   */
  readonly queryMs: number;
}

/**
 * Longer than any statement of a request or a job should take, so that a hanging database blocks
 * nothing forever.
 */
const LIMITS: StatementLimits = { statementMs: 15_000, queryMs: 20_000 };

/**
 * Settings of each connection: limits the wait for another process's lock, and how long a process
 * that hangs during a transaction keeps its locks.
 */
function settings(limits: StatementLimits | null): string {
  return `select set_config('lock_timeout', '10s', false),
    set_config('idle_in_transaction_session_timeout', '30s', false),
    set_config('statement_timeout', '${limits?.statementMs ?? 0}', false)`;
}

export interface PostgresOptions {
  /** Null for no time-outs. */
  readonly limits?: StatementLimits | null;
  /** Receives measurements of the database. */
  readonly watch?: DatabaseWatch | null;
  /** Lets a test inject faults. */
  readonly through?: (pool: ConnectionPool) => ConnectionPool;
}

/**
 * Opens a PostgreSQL database for Kysely. Connects at the first query. Every column reads as from
 * SQLite. Transactions run at the database's default level: READ COMMITTED is enough, and every
 * higher one works, because conflicts are retried.
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
    // A server that could not start does not wait for its connections to close.
    allowExitOnIdle: true,
    types: { getTypeParser: readerOf },
    ...setUpBy(settings(limits)),
  });
  // A broken connection leaves the pool, and its query fails. It also emits an event, which would
  // end the process without a listener.
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
 * pg-pool waits for the settings, although its types do not say so, and drops a connection on which
 * they fail. Kysely's own hook would never return it to the pool.
 */
export function setUpBy(statement: string) {
  return { onConnect: (client: ClientBase) => client.query(statement) };
}

/** A count is a bigint, which pg reads as a string by default. */
function readerOf(type: TypeId, format?: 'text' | 'binary') {
  if (type === types.builtins.INT8) return wholeNumber;
  return types.getTypeParser(type, format);
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large to be counted on`);
  return number;
}
