import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../src/server/storage/backup/backUp.ts';
import { inspectDatabase } from '../../src/server/storage/backup/inspectDatabase.ts';
import { openDatabase } from '../../src/server/storage/openDatabase.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aBackupStage, ranBackup, storeSession } from '../factories/databases/aBackupStage.ts';
import { runScript } from '../factories/servers/runScript.ts';

it('a backup under load has all that was acknowledged before it, and can be restored', async () => {
  const { database, dataDir, file } = await aBackupStage();
  let stored = 0;
  const load = new AbortController();
  async function write(writer: number): Promise<void> {
    for (let index = 0; !load.signal.aborted; index += 1) {
      await storeSession(database, `${writer}-${index}`);
      stored += 1;
      // SQLite runs synchronously. The pause lets other code run.
      await setImmediate();
    }
  }
  const writers = [write(1), write(2), write(3)];
  await expect.poll(() => stored).toBeGreaterThan(100);

  const before = stored;
  const counts = await backUp(join(dataDir, 'signup.sqlite'), file);
  const after = stored;
  load.abort();
  await Promise.all(writers);
  await database.destroy();

  expect(counts['sessions']).toBeGreaterThanOrEqual(before);
  expect(counts['sessions']).toBeLessThanOrEqual(after + writers.length);
  const other = join(await aTemporaryFolder(), 'data');
  expect(await ranBackup('restore', other, file)).toMatchObject({ code: 0 });
  const restored = await openDatabase({ databaseUrl: null, dataDir: other });
  const rows = await restored.selectFrom('sessions').select('id').execute();
  expect(rows).toHaveLength(counts['sessions'] ?? 0);
  await restored.destroy();
});

it('a backup says what is in it, and only its owner may read it', async () => {
  const { database, dataDir, file } = await aBackupStage();
  await storeSession(database, 'one');

  const { code, said } = await ranBackup('backup', dataDir, file);
  await database.destroy();

  expect(code).toBe(0);
  expect(said).toMatch(/copy\.sqlite: 0 accounts, 0 payments, \d+ rows in all; checked$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(inspectDatabase(file)['sessions']).toBe(1);
});

it('a backup is one file, which asks for nothing beside it', async () => {
  const { database, dataDir, file } = await aBackupStage();
  await ranBackup('backup', dataDir, file);
  await database.destroy();

  const copy = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => copy.close());

  // In WAL mode it could not be read from a read-only folder.
  expect(copy.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'delete' });
});

it('a restore that was killed is made again from the beginning, and leaves nothing behind', async () => {
  const { database, dataDir, file } = await aBackupStage();
  await storeSession(database, 'one');
  await ranBackup('backup', dataDir, file);
  await database.destroy();
  const other = await aTemporaryFolder();
  const half = join(other, 'signup.sqlite.unchecked');
  for (const left of [half, `${half}-journal`]) await writeFile(left, 'half');

  const { code } = await ranBackup('restore', other, file);

  expect(code).toBe(0);
  expect((await readdir(other)).toSorted()).toEqual(['server.lock', 'signup.sqlite']);
  expect(inspectDatabase(join(other, 'signup.sqlite'))['sessions']).toBe(1);
});

it('a restore says when a newer release made the backup', async () => {
  const { database, dataDir, file } = await aBackupStage();
  await ranBackup('backup', dataDir, file);
  await database.destroy();
  const copy = new DatabaseSync(file);
  copy.exec("insert into kysely_migration values ('9999Later', '2030')");
  copy.close();

  const { code, said } = await ranBackup('restore', join(await aTemporaryFolder(), 'data'), file);

  expect(code).toBe(0);
  expect(said.split('\n')[1]).toBe(
    'A newer release made this backup: it has 9999Later. Only the release before that one works with it as well.',
  );
});

it('a backup goes to the file that is named from the folder in which npm was called', async () => {
  const { database, dataDir } = await aBackupStage();
  await database.destroy();
  const folder = await aTemporaryFolder();

  const { code } = await runScript('backup.ts', { DATA_DIR: dataDir, INIT_CWD: folder }, 'copy');

  expect(code).toBe(0);
  expect(await readdir(folder)).toEqual(['copy']);
});
