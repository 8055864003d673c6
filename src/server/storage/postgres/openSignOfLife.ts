import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import type { SignOfLife } from '../processes/SignOfLife.ts';
import type { Tables } from '../tables/Tables.ts';
import { setUpBy } from './openPostgres.ts';

/** Distinguishes these locks from other advisory locks of the database. */
const OURS = 0x51_6e_0f_1e;

/** The range of process numbers. A lock's second number is a signed 32-bit integer. */
const NUMBERS = 2 ** 31;

/** How often a process checks that its lock is still held. */
const EVERY_MS = 1000;

/**
 * After its start, and after losing its own lock, a process counts none as dead for this many
 * checks: when the database was away, all processes have lost their locks, and get them back one
 * after the other.
 */
const CALM_LOOKS = 5;

/**
 * Errors of engines without such locks, or without a list of them: no such feature, function,
 * table, column or setting. With any other error the database may only be temporarily away.
 */
const HAS_NONE: ReadonlySet<unknown> = new Set(['0A000', '42883', '42P01', '42703', '42704']);

/**
 * The database notices a dead machine after 5 s and 3 more probes. The connection may stay idle,
 * and waits for its lock at most a second.
 */
const SETTINGS = `select set_config('tcp_keepalives_idle', '5', false),
  set_config('tcp_keepalives_interval', '2', false), set_config('tcp_keepalives_count', '3', false),
  set_config('idle_session_timeout', '0', false), set_config('lock_timeout', '1s', false)`;

const TAKE = `select pg_advisory_lock(${OURS}, $1::int)`;

/**
 * A connection that also holds another process's lock is shared with it by a pooler, and would be
 * granted either lock.
 */
const HOLDS = `select coalesce(bool_and(objid = $1::int), false) as yes from pg_locks
  where locktype = 'advisory' and granted
  and pid = pg_backend_pid() and classid = ${OURS} and objsubid = 2`;

/** Takes each lock that is free, only for the duration of this statement. */
const FREE = `select life from unnest($1::int[]) as life
  where pg_try_advisory_xact_lock(${OURS}, life)`;

/** How long to wait for a connection, and for an answer on it. */
const WAIT_MS = 5000;

export interface SignOptions {
  /** The process's other connections, one of which must be refused the lock. */
  readonly database: Kysely<Tables>;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly everyMs?: number;
}

/**
 * Holds an advisory lock while this process lives, on a connection of its own: PostgreSQL releases
 * it when the connection ends, however the process died. On some compatible engines such a lock
 * excludes no one, and a pooler may share the connection between processes. Then there is no sign
 * of life, and no other process counts as dead.
 */
export async function openSignOfLife(url: string, options: SignOptions): Promise<SignOfLife> {
  const { database, everyMs = EVERY_MS, logger } = options;
  const life = randomInt(NUMBERS);
  /** The connection that holds the lock. */
  let holder: PoolClient | null = null;
  let looks = 0;
  /** The processes that were missing in the last round. */
  let missing: ReadonlySet<number> = new Set();
  let isFaulty = false;
  let looking: Promise<void> | null = null;
  let isOver = false;
  const pool = new Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: WAIT_MS,
    keepAlive: true,
    // A server that could not start does not wait for it.
    allowExitOnIdle: true,
    ...setUpBy(SETTINGS),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('remove', () => {
    if (holder === null || isOver) return;
    lose();
    void look();
  });

  function lose(): void {
    if (holder !== null) logger.warn({}, 'The sign of life was lost');
    holder = null;
    looks = 0;
    missing = new Set();
  }

  async function onConnection<Result>(work: (client: PoolClient) => Promise<Result>) {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async function holds(client: PoolClient): Promise<boolean> {
    const { rows } = await client.query<{ yes: boolean }>(HOLDS, [life]);
    return rows[0]?.yes === true;
  }

  /** Whether the lock excludes another connection. */
  async function isHeldBefore(others: Kysely<Tables>): Promise<boolean> {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(OURS)}, ${sql.lit(life)}) as got`.execute(others);
    return rows[0]?.got === false;
  }

  /** Takes the lock if it is not held. Returns false when it cannot be held, now or ever. */
  async function take(client: PoolClient): Promise<boolean> {
    if (client === holder) return holds(client);
    await client.query(TAKE, [life]);
    if (!(await holds(client)) || !(await isHeldBefore(database))) return false;
    holder = client;
    return true;
  }

  /** One check at a time, because the next would wait for the only connection. */
  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  }

  async function lookOnce(): Promise<void> {
    try {
      if (!(await onConnection(take))) return await giveUp({});
      looks += 1;
      if (isFaulty) logger.info({}, 'The sign of life is given again');
      isFaulty = false;
    } catch (err) {
      lose();
      if (hasNone(err)) await giveUp({ err });
      else noteFault(err);
    }
  }

  /** Logs once why there is no sign of life, until it is back. */
  function noteFault(err: unknown): void {
    if (!isFaulty && !isOver) logger.warn({ err }, 'The sign of life cannot be given for now');
    isFaulty = true;
  }

  async function giveUp(why: object): Promise<void> {
    if (isOver) return;
    logger.info(
      why,
      'The database keeps no sign of life: an order that a crash leaves before its charge ends after a minute',
    );
    await stop();
  }

  async function stop(): Promise<void> {
    if (isOver) return;
    isOver = true;
    holder = null;
    clearInterval(timer);
    await pool.end();
  }

  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  await look();
  return {
    current: () => (holder === null ? null : life),
    async deadOf(lives) {
      const others = lives.filter((it) => it !== life);
      if (others.length === 0 || holder === null || looks < CALM_LOOKS) return [];
      return onConnection(async (client) => {
        if (client !== holder || !(await holds(client))) return [];
        const { rows } = await client.query<{ life: number }>(FREE, [others]);
        const before = missing;
        missing = new Set(rows.map((row) => row.life));
        return [...missing].filter((it) => before.has(it));
      });
    },
    stop,
  };
}

function hasNone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && HAS_NONE.has(error.code);
}
