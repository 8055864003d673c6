import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/**
 * Opens a SQLite file (or ':memory:') for Kysely: WAL, synchronous=FULL, foreign keys on. FULL and
 * not NORMAL, because NORMAL loses acknowledged commits in a power cut. One process to a file.
 */
export function openSqlite(file: string): Kysely<Tables> {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  return new Kysely<Tables>({
    dialect: new AtomicSqlite({ database: forKysely(database, inPlace(file)) }),
  });
}

/**
 * SQLite takes CREATE and ALTER TABLE back with their transaction, which Kysely does not count on: a
 * process that died in the middle of a migration would leave half of it behind, and never start again.
 */
class AtomicSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new AtomicSqliteAdapter();
  }
}

class AtomicSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Throws once the file is no longer the one that was opened. SQLite would go on writing into a
 * deleted file, and every sign-up since then would be lost at the next start.
 */
function inPlace(file: string): () => void {
  if (file === ':memory:') return () => undefined;
  const opened = statSync(file).ino;
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === opened) return;
    throw new Error(`The database ${file} was removed or replaced: start the server anew.`);
  };
}

/** node:sqlite in the shape that Kysely's SQLite dialect asks for. */
function forKysely(database: DatabaseSync, assertInPlace: () => void): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      assertInPlace();
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(inputValue)),
        run: (parameters) => statement.run(...parameters.map(inputValue)),
        iterate: (parameters) => statement.iterate(...parameters.map(inputValue)),
      };
    },
  };
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored: use text, whole numbers or null`);
}
