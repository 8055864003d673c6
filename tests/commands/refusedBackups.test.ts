import { mkdir, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runBackup } from '../../src/server/storage/backup/runBackup.ts';
import { lockDataDir } from '../../src/server/storage/lockDataDir.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aBackupStage, ranBackup } from '../factories/databases/aBackupStage.ts';

describe('a backup or a restore is refused in one line:', () => {
  it('a backup over a file that is there', async () => {
    const { database, dataDir, file } = await aBackupStage();
    await writeFile(file, 'mine');

    const { code, said } = await ranBackup('backup', dataDir, file);
    await database.destroy();

    expect([code, said]).toEqual([1, `${file} is there already. Name a file that is not.`]);
  });

  it('a backup of nothing', async () => {
    const dataDir = await aTemporaryFolder();

    const { code, said } = await ranBackup('backup', dataDir, join(dataDir, 'copy'));

    expect(code).toBe(1);
    expect(said).toMatch(/signup\.sqlite is not there\. Set DATA_DIR to its folder\.$/);
  });

  it('a restore over a database that is there', async () => {
    const { database, dataDir, file } = await aBackupStage();
    await ranBackup('backup', dataDir, file);

    const { code, said } = await ranBackup('restore', dataDir, file);
    await database.destroy();

    expect(code).toBe(1);
    expect(said).toContain('Stop the server, and move what is there to another folder.');
  });

  it('a restore where a server runs, whose database was moved away', async () => {
    const { database, dataDir, file } = await aBackupStage();
    await ranBackup('backup', dataDir, file);
    await database.destroy();
    const other = join(await aTemporaryFolder(), 'data');
    const lock = lockDataDir(other);
    onTestFinished(() => lock.release());

    const { code, said } = await ranBackup('restore', other, file);

    expect(code).toBe(1);
    expect(said).toMatch(/^Another server is running on the data directory .*Stop it first/);
    await expect(stat(join(other, 'signup.sqlite'))).rejects.toThrow('ENOENT');
  });

  it.each([
    ['that is no database', 'what is this'],
    ['that is empty', ''],
  ])('a restore of a file %s', async (_name, text) => {
    const file = join(await aTemporaryFolder(), 'copy.sqlite');
    await writeFile(file, text);

    const { code, said } = await ranBackup('restore', await aTemporaryFolder(), file);

    expect(code).toBe(1);
    expect(said).toContain(file);
    expect(said).not.toContain('\n');
  });

  it("a restore of another program's database that has accounts, too", async () => {
    const file = join(await aTemporaryFolder(), 'shop.sqlite');
    const shop = new DatabaseSync(file);
    shop.exec('create table accounts (id); create table kysely_migration (name, timestamp)');
    shop.exec("insert into kysely_migration values ('0001Shop', '2026')");
    shop.close();
    const other = join(await aTemporaryFolder(), 'data');

    const { code, said } = await ranBackup('restore', other, file);

    expect([code, said]).toEqual([1, `${file} is no database of this server.`]);
    await expect(stat(join(other, 'signup.sqlite'))).rejects.toThrow('ENOENT');
  });

  it('a restore of a copy that cannot be opened, which is not called damaged', async () => {
    const { database, dataDir, file } = await aBackupStage();
    await ranBackup('backup', dataDir, file);
    await database.destroy();
    const copy = new DatabaseSync(file);
    copy.exec('pragma journal_mode = wal');
    copy.close();
    // In WAL mode SQLite opens a file beside it, as it cannot do in a read-only folder.
    await mkdir(`${file}-wal`);

    const { code, said } = await ranBackup('restore', join(await aTemporaryFolder(), 'data'), file);

    expect(code).toBe(1);
    expect(said).toBe(
      `${file} cannot be opened. Make its folder and its file readable and writable for this user.`,
    );
  });

  it('a backup to a folder that is not there', async () => {
    const { database, dataDir, file } = await aBackupStage();

    const { code, said } = await ranBackup('backup', dataDir, `${file}/`);
    await database.destroy();

    expect([code, said]).toEqual([
      1,
      `${file} is not there. Make it, or name a file in another folder.`,
    ]);
  });

  it('a backup into a file, as if it were a folder', async () => {
    const { database, dataDir, file } = await aBackupStage();
    await writeFile(file, 'mine');

    const { code, said } = await ranBackup('backup', dataDir, join(file, 'copy'));
    await database.destroy();

    expect([code, said]).toEqual([1, `${file} is no folder. Name a file in one.`]);
  });

  // Where even an administrator can make no file; and where the name that a copy has until it is
  // checked is too long, although its own is not.
  it.each([
    ['/sys/copy.sqlite', 'writable'],
    [join(tmpdir(), `${'x'.repeat(240)}.sqlite`), 'ENAMETOOLONG'],
  ])('a backup to %s, by the name that was written', async (file, why) => {
    const { database, dataDir } = await aBackupStage();

    const { code, said } = await ranBackup('backup', dataDir, file);
    await database.destroy();

    expect(code).toBe(1);
    expect(said).toContain(`${file} `);
    expect(said).toContain(why);
    expect(said).not.toContain('unchecked');
  });

  it('a restore of a folder', async () => {
    const folder = await aTemporaryFolder();

    const { code, said } = await ranBackup('restore', await aTemporaryFolder(), folder);

    expect([code, said]).toEqual([1, `${folder} is no file.`]);
  });

  it('a restore of a backup that was cut off', async () => {
    const { database, dataDir, file } = await aBackupStage();
    await ranBackup('backup', dataDir, file);
    await database.destroy();
    await truncate(file, (await stat(file)).size - 8192);

    const { code, said } = await ranBackup('restore', await aTemporaryFolder(), file);

    expect([code, said]).toEqual([1, `${file} is damaged, or is no SQLite database.`]);
  });

  it('a restore of rows that refer to nothing', async () => {
    const { database, dataDir, file } = await aBackupStage();
    await ranBackup('backup', dataDir, file);
    await database.destroy();
    const copy = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    const at = '2026-11-21T09:00:00.000Z';
    for (const nonce of ['one', 'two']) {
      copy
        .prepare(
          'insert into used_handovers (nonce, brand_id, user_id, used_at) values (?, ?, ?, ?)',
        )
        .run(nonce, 'slotbook', 'a user who is nowhere', at);
    }
    copy.close();
    const other = join(await aTemporaryFolder(), 'data');

    const { code, said } = await ranBackup('restore', other, file);

    expect([code, said]).toEqual([
      1,
      `${file} has rows that refer to nothing: 2 in used_handovers.`,
    ]);
    await expect(stat(join(other, 'signup.sqlite'))).rejects.toThrow('ENOENT');
  });

  it('a PostgreSQL database, which has its own tools', async () => {
    const said: string[] = [];
    const code = await runBackup({
      verb: 'backup',
      args: ['copy.sqlite'],
      folder: '.',
      dataDir: await aTemporaryFolder(),
      databaseUrl: 'postgres://user:secret@127.0.0.1/signup',
      print: () => undefined,
      complain: (line) => void said.push(line),
    });

    expect([code, said]).toEqual([
      1,
      ['DATABASE_URL names PostgreSQL. Back it up with pg_dump, and restore it with pg_restore.'],
    ]);
  });

  it.each([[[]], [['']], [['--all']], [['one', 'two']]])(
    '%j, which names no one file',
    async (args) => {
      const { code, said } = await ranBackup('backup', await aTemporaryFolder(), ...args);

      expect(code).toBe(2);
      expect(said).toMatch(/^Write one file\.\n\nnpm run backup/);
    },
  );
});
