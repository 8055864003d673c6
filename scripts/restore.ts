/** npm run restore -- <file>: checks a backup and puts it into DATA_DIR. */
import { join, resolve } from 'node:path';
import { commandOutput } from '../src/server/commandOutput.ts';
import { runBackup } from '../src/server/storage/backup/runBackup.ts';

process.exitCode = await runBackup({
  verb: 'restore',
  args: process.argv.slice(2),
  // npm runs a script in the project's folder, and keeps the caller's here.
  folder: process.env['INIT_CWD'] || process.cwd(),
  dataDir: resolve(process.env['DATA_DIR'] || join(import.meta.dirname, '../data')),
  databaseUrl: process.env['DATABASE_URL'] || null,
  ...commandOutput(),
});
