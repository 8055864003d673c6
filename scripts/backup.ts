/** npm run backup -- <file>: copies the database while the server runs, and checks the copy. */
import { join, resolve } from 'node:path';
import { commandOutput } from '../src/server/commandOutput.ts';
import { runBackup } from '../src/server/storage/backup/runBackup.ts';

process.exitCode = await runBackup({
  verb: 'backup',
  args: process.argv.slice(2),
  // npm runs a script in the project's folder, and keeps the caller's here.
  folder: process.env['INIT_CWD'] || process.cwd(),
  dataDir: resolve(process.env['DATA_DIR'] || join(import.meta.dirname, '../data')),
  databaseUrl: process.env['DATABASE_URL'] || null,
  ...commandOutput(),
});
