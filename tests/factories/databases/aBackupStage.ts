import { join } from 'node:path';
import { runBackup } from '../../../src/server/storage/backup/runBackup.ts';
import { openDatabase } from '../../../src/server/storage/openDatabase.ts';
import { aTemporaryFolder } from '../aTemporaryFolder.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

export interface BackupStage {
  readonly dataDir: string;
  readonly database: Database;
  readonly file: string;
}

/** A database, and a file to back it up to. */
export async function aBackupStage(): Promise<BackupStage> {
  const dataDir = await aTemporaryFolder();
  const file = join(await aTemporaryFolder(), 'copy.sqlite');
  return { dataDir, file, database: await openDatabase({ databaseUrl: null, dataDir }) };
}

export async function storeSession(database: Database, id: string): Promise<void> {
  const at = '2026-11-21T09:00:00.000Z';
  const row = { id, brand_id: 'slotbook', started_at: at, created_at: at };
  await database.insertInto('sessions').values(row).execute();
}

/** Runs `backup` or `restore`: its exit code, and what it printed. */
export async function ranBackup(
  verb: 'backup' | 'restore',
  dataDir: string,
  ...args: readonly string[]
) {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const code = await runBackup({
    verb,
    args,
    folder: dataDir,
    dataDir,
    databaseUrl: null,
    print: say,
    complain: say,
  });
  return { code, said: said.join('\n') };
}
