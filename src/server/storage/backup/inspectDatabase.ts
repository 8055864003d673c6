import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { explainAt } from '../faults/explainFault.ts';
import { MIGRATED, MIGRATIONS } from '../migrate.ts';
import { BackupProblem } from './BackupProblem.ts';

/** How many rows each table has. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * Counts the rows of a SQLite file's tables. Throws BackupProblem when it does not exist, is not a
 * database of this server, is damaged, or has rows with broken references.
 */
export function inspectDatabase(file: string): RowCounts {
  if (!existsSync(file)) throw new BackupProblem(`${file} is not there.`);
  if (!statSync(file).isFile()) throw new BackupProblem(`${file} is no file.`);
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [integrity] = database.prepare('PRAGMA integrity_check').all();
    const strays = database.prepare('PRAGMA foreign_key_check').all();
    if (integrity?.['integrity_check'] !== 'ok') throw damaged(file);
    if (strays.length > 0)
      throw new BackupProblem(`${file} has rows that refer to nothing: ${tablesOf(strays)}.`);
    const counts = countRows(database);
    if (!Object.hasOwn(counts, MIGRATED) || !hasOurMigrations(database)) {
      throw new BackupProblem(`${file} is no database of this server.`);
    }
    return counts;
  } catch (cause) {
    if (cause instanceof BackupProblem) throw cause;
    throw isDamage(cause)
      ? damaged(file, cause)
      : new BackupProblem(explainAt(cause, file) ?? `${file} could not be read: ${String(cause)}`, {
          cause,
        });
  } finally {
    database?.close();
  }
}

/** Other programs have accounts, too, and may use Kysely. */
function hasOurMigrations(database: DatabaseSync): boolean {
  const first = Object.keys(MIGRATIONS)[0] ?? '';
  return database.prepare(`SELECT 1 FROM ${MIGRATED} WHERE name = ?`).get(first) !== undefined;
}

/** Returns the names of the migrations that only a newer release has. */
export function newerMigrations(file: string): readonly string[] {
  const last = Object.keys(MIGRATIONS).toSorted().at(-1) ?? '';
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare(`SELECT name FROM ${MIGRATED} WHERE name > ? ORDER BY name`)
      .all(last)
      .map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isDamage(cause: unknown): boolean {
  return (
    cause instanceof Error && 'errcode' in cause && [11, 26].includes(Number(cause.errcode) & 0xff)
  );
}

/** Formats as '2 in users'. */
function tablesOf(strays: readonly Record<string, unknown>[]): string {
  const byTable = Map.groupBy(strays, ({ table }) => String(table));
  return [...byTable].map(([table, rows]) => `${rows.length} in ${table}`).join(', ');
}

function countRows(database: DatabaseSync): RowCounts {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
    .toSorted();
  const count = (table: string) =>
    Number(database.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.['rows']);
  return Object.fromEntries(tables.map((table) => [table, count(table)]));
}

function damaged(file: string, cause?: unknown): BackupProblem {
  return new BackupProblem(`${file} is damaged, or is no SQLite database.`, { cause });
}
