import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DatabaseWatch } from './DatabaseWatch.ts';
import { throwAway } from './faults/DatabaseAway.ts';
import { logInto } from './logInto.ts';
import type { Tables } from './tables/Tables.ts';

/**
 * Opens a SQLite file (or ':memory:') for Kysely: WAL, synchronous=FULL, foreign keys on. FULL and
 * not NORMAL, because NORMAL loses acknowledged commits in a power cut. Deleted text is overwritten
 * (secure_delete), because an erased person would otherwise stay readable in the file.
 */
export function openSqlite(file: string, watch: DatabaseWatch | null = null): Kysely<Tables> {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA secure_delete = ON');
  return new Kysely<Tables>({
    dialect: new AtomicSqlite(
      { database: forKysely(database, inPlace(file)) },
      () => database.isTransaction,
    ),
    log: logInto(watch),
  });
}

/**
 * Tells Kysely that SQLite rolls back CREATE and ALTER TABLE. Otherwise a process that dies during
 * a migration would leave half of it behind, and the server would never start again.
 */
class AtomicSqlite extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #isInTransaction: () => boolean;

  constructor(config: SqliteDialectConfig, isInTransaction: () => boolean) {
    super(config);
    this.#config = config;
    this.#isInTransaction = isInTransaction;
  }

  override createDriver(): SqliteDriver {
    return new LockingDriver(this.#config, this.#isInTransaction);
  }

  override createAdapter(): SqliteAdapter {
    return new AtomicSqliteAdapter();
  }
}

/**
 * Locks the file from the beginning of a transaction. A transaction that reads first and locks when
 * it writes is refused at once when another process has written in between, whatever its time-out.
 */
class LockingDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;

  constructor(config: SqliteDialectConfig, isInTransaction: () => boolean) {
    super(config);
    this.#isInTransaction = isInTransaction;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * When the disk is full or fails, SQLite has already rolled back. Rolling back again would throw,
   * and hide the disk's error.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}

class AtomicSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Throws when the file is no longer the one that was opened. SQLite would continue to write to a
 * deleted file, and every later sign-up would be lost at the next start.
 */
function inPlace(file: string): () => void {
  if (file === ':memory:') return () => undefined;
  const opened = statSync(file).ino;
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === opened) return;
    throw new Error(`The database ${file} was removed or replaced: start the server anew.`);
  };
}

/** More than the product's queries. Queries of the same form count once. */
const MOST_STATEMENTS = 500;

/** Statements that are repeated. Those that change the schema run only once. */
const QUERY = /^(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** The statement that acknowledges a transaction's writes. */
const COMMIT = 'commit';

/**
 * Wraps node:sqlite in the interface of Kysely's SQLite dialect. Prepares each query once; SQLite
 * itself prepares it again after a change of the schema.
 */
function forKysely(database: DatabaseSync, assertInPlace: () => void): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MOST_STATEMENTS });
  return {
    close: () => {
      statements.clear();
      database.close();
    },
    prepare(sql) {
      // Within a transaction nothing is acknowledged before its commit.
      if (!database.isTransaction || sql === COMMIT) assertInPlace();
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const prepared = orAway(() => prepare(database, sql));
      if (QUERY.test(sql)) statements.set(sql, prepared);
      return prepared;
    },
  };
}

/**
 * Writes whose loss in a power cut is acceptable, because waiting for the disk costs more: counts
 * of limits, and sessions, which their cookies recreate. Excludes a session that starts with an
 * order. They survive the end of the process.
 */
const BRIEFLY_KEPT = /^insert into "(rate_limits|sessions)" (?![^)]*"attempt_id")/;

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const isBrief = BRIEFLY_KEPT.test(sql);
  /** Within a transaction, its commit waits for the disk. */
  function write<Written>(act: () => Written): Written {
    if (!isBrief || database.isTransaction) return act();
    database.exec('PRAGMA synchronous = NORMAL');
    try {
      return act();
    } finally {
      database.exec('PRAGMA synchronous = FULL');
    }
  }
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => orAway(() => write(() => statement.all(...parameters.map(inputValue)))),
    run: (parameters) => orAway(() => write(() => statement.run(...parameters.map(inputValue)))),
    // A separate reader for each call, because two may be read at the same time.
    iterate: (parameters) => database.prepare(sql).iterate(...parameters.map(inputValue)),
  };
}

/** Runs a function, and throws DatabaseAway when SQLite fails temporarily. */
function orAway<Done>(act: () => Done): Done {
  try {
    return act();
  } catch (error) {
    return throwAway(error);
  }
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored: use text, whole numbers or null`);
}
