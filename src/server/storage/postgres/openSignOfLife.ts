import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import type { SignOfLife } from '../processes/SignOfLife.ts';
import type { Tables } from '../tables/Tables.ts';
import { setUpBy } from './openPostgres.ts';

/** Tells these locks from any other advisory locks of the database. */
const OURS = 0x51_6e_0f_1e;

/** Numbers of processes: a lock's second number is four bytes with a sign. */
const NUMBERS = 2 ** 31;

/** How often a process looks whether its sign is still seen. */
const EVERY_MS = 1000;

/**
 * For so many looks after it was started, or its own sign was lost, a process takes none for dead: where the
 * database was away, all of them have lost theirs, and get them back one after the other.
 */
const CALM_LOOKS = 5;

/**
 * What engines answer that have no such locks, or nothing to list them by: no such feature, function, table, column
 * or setting. Any other fault is one of a database that is away, and may come back.
 */
const HAS_NONE: ReadonlySet<unknown> = new Set(['0A000', '42883', '42P01', '42703', '42704']);

/**
 * The database takes the connection of a machine that is gone for alive for 5 s, and then for 3 tries. The
 * connection may be idle for ever, and waits for its lock for no more than a second.
 */
const SETTINGS = `select set_config('tcp_keepalives_idle', '5', false),
  set_config('tcp_keepalives_interval', '2', false), set_config('tcp_keepalives_count', '3', false),
  set_config('idle_session_timeout', '0', false), set_config('lock_timeout', '1s', false)`;

const TAKE = `select pg_advisory_lock(${OURS}, $1::int)`;

/** A connection that holds another process's lock, too, is lent to both: each would be granted the other's. */
const HOLDS = `select coalesce(bool_and(objid = $1::int), false) as yes from pg_locks
  where locktype = 'advisory' and granted
  and pid = pg_backend_pid() and classid = ${OURS} and objsubid = 2`;

/** A lock that nobody holds is taken for the moment of this statement. */
const FREE = `select life from unnest($1::int[]) as life
  where pg_try_advisory_xact_lock(${OURS}, life)`;

/** How long a connection, and an answer on it, is waited for. */
const WAIT_MS = 5000;

export interface SignOptions {
  /** The process's other connections: one of them has to be refused the lock. */
  readonly database: Kysely<Tables>;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly everyMs?: number;
}

/**
 * Holds an advisory lock for as long as this process lives, on a connection that is used for nothing else:
 * PostgreSQL lets it go when the connection ends, however the process died. Where such a lock keeps nobody out
 * (some engines that speak as PostgreSQL does), or the connection is not this process's own (a pooler that
 * lends one for each transaction), there is no sign, and no other process is taken for dead.
 */
export async function openSignOfLife(url: string, options: SignOptions): Promise<SignOfLife> {
  const { database, everyMs = EVERY_MS, logger } = options;
  const life = randomInt(NUMBERS);
  /** The connection that holds the lock. */
  let holder: PoolClient | null = null;
  let looks = 0;
  /** Who was missing in the round before. */
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

  /** Whether the lock keeps another connection out. */
  async function isHeldBefore(others: Kysely<Tables>): Promise<boolean> {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(OURS)}, ${sql.lit(life)}) as got`.execute(others);
    return rows[0]?.got === false;
  }

  /** Takes the lock where it is not held. Returns false where it cannot be held, now or ever. */
  async function take(client: PoolClient): Promise<boolean> {
    if (client === holder) return holds(client);
    await client.query(TAKE, [life]);
    if (!(await holds(client)) || !(await isHeldBefore(database))) return false;
    holder = client;
    return true;
  }

  /** One at a time: the next would wait for the only connection. */
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

  /** Says once what keeps the sign away, until it is back. */
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
