import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { explainFault } from '../faults/explainFault.ts';
import { BackupProblem } from './BackupProblem.ts';
import { backUp } from './backUp.ts';
import { newerMigrations, type RowCounts } from './inspectDatabase.ts';
import { restore } from './restore.ts';

export interface BackupOptions {
  readonly verb: 'backup' | 'restore';
  readonly args: readonly string[];
  /** The folder that a relative file is named from. */
  readonly folder: string;
  readonly dataDir: string;
  /** The address of a PostgreSQL database, which has its own backup tools; null for SQLite. */
  readonly databaseUrl: string | null;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

const USAGE = {
  backup:
    'npm run backup -- <file>\n\nCopies the database of DATA_DIR to a new file, while the server runs, and checks the copy.',
  restore:
    'npm run restore -- <file>\n\nChecks a backup and puts it into DATA_DIR, where no database may be. The server must not run.',
} as const;

/**
 * Backs up or restores the database. Returns the exit code: 0; 1 when it failed; 2 when the command
 * was not understood.
 */
export async function runBackup(options: BackupOptions): Promise<0 | 1 | 2> {
  const { args, complain, dataDir, databaseUrl, folder, print, verb } = options;
  if (args.includes('--help') || args.includes('-h')) {
    print(USAGE[verb]);
    return 0;
  }
  if (databaseUrl !== null) {
    complain(
      'DATABASE_URL names PostgreSQL. Back it up with pg_dump, and restore it with pg_restore.',
    );
    return 1;
  }
  const [named, ...others] = args;
  if (named === undefined || named.trim() === '' || named.startsWith('-') || others.length > 0) {
    complain(`Write one file.\n\n${USAGE[verb]}`);
    return 2;
  }
  const file = resolve(folder, named);
  // Otherwise the folder's name would become the file's.
  if (/[/\\]$/.test(named) && !existsSync(file)) {
    complain(`${file} is not there. Make it, or name a file in another folder.`);
    return 1;
  }
  const database = join(dataDir, 'signup.sqlite');
  try {
    const isBackup = verb === 'backup';
    const counts = await (isBackup ? backUp(database, file) : restore(file, database));
    print(`${isBackup ? file : database}: ${summaryOf(counts)}`);
    const newer = isBackup ? [] : newerMigrations(database);
    if (newer.length > 0) print(noticeOf(newer));
    return 0;
  } catch (error) {
    const line =
      error instanceof BackupProblem
        ? error.message
        : explainFault(error, { dataDir, databaseUrl });
    if (line === null) throw error;
    complain(line);
    return 1;
  }
}

function summaryOf(counts: RowCounts): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const [accounts, payments] = [counts['accounts'] ?? 0, counts['payments'] ?? 0];
  return `${accounts} accounts, ${payments} payments, ${rows} rows in all; checked`;
}

/** Not refused: after a rollback the previous release has to work with the newer one's data. */
function noticeOf(newer: readonly string[]): string {
  return `A newer release made this backup: it has ${newer.join(', ')}. Only the release before that one works with it as well.`;
}
