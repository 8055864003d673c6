import { stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../src/server/storage/backup/backUp.ts';
import { inspectDatabase } from '../../src/server/storage/backup/inspectDatabase.ts';
import { runBackup } from '../../src/server/storage/backup/runBackup.ts';
import { lockDataDir } from '../../src/server/storage/lockDataDir.ts';
import { openDatabase } from '../../src/server/storage/openDatabase.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

interface Stage {
  readonly dataDir: string;
  readonly database: Database;
  readonly file: string;
}

async function aStage(): Promise<Stage> {
  const dataDir = await aTemporaryFolder();
  const file = join(await aTemporaryFolder(), 'copy.sqlite');
  return { dataDir, file, database: await openDatabase({ databaseUrl: null, dataDir }) };
}

async function store(database: Database, id: string): Promise<void> {
  const at = '2026-11-21T09:00:00.000Z';
  const row = { id, brand_id: 'slotbook', started_at: at, created_at: at };
  await database.insertInto('sessions').values(row).execute();
}

async function run(verb: 'backup' | 'restore', dataDir: string, ...args: readonly string[]) {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const code = await runBackup({
    verb,
    args,
    dataDir,
    databaseUrl: null,
    print: say,
    complain: say,
  });
  return { code, said: said.join('\n') };
}

it('a backup under load has all that was acknowledged before it, and can be restored', async () => {
  const { database, dataDir, file } = await aStage();
  let stored = 0;
  const load = new AbortController();
  async function write(writer: number): Promise<void> {
    for (let index = 0; !load.signal.aborted; index += 1) {
      await store(database, `${writer}-${index}`);
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
  expect(await run('restore', other, file)).toMatchObject({ code: 0 });
  const restored = await openDatabase({ databaseUrl: null, dataDir: other });
  const rows = await restored.selectFrom('sessions').select('id').execute();
  expect(rows).toHaveLength(counts['sessions'] ?? 0);
  await restored.destroy();
});

it('a backup says what is in it, and only its owner may read it', async () => {
  const { database, dataDir, file } = await aStage();
  await store(database, 'one');

  const { code, said } = await run('backup', dataDir, file);
  await database.destroy();

  expect(code).toBe(0);
  expect(said).toMatch(/copy\.sqlite: 0 accounts, 0 payments, \d+ rows in all; checked$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(inspectDatabase(file)['sessions']).toBe(1);
});

it('a backup is one file, which asks for nothing beside it', async () => {
  const { database, dataDir, file } = await aStage();
  await run('backup', dataDir, file);
  await database.destroy();

  const copy = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => copy.close());

  // In WAL mode it could not be read from a read-only folder.
  expect(copy.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'delete' });
});

describe('is refused in one line', () => {
  it('a backup over a file that is there', async () => {
    const { database, dataDir, file } = await aStage();
    await writeFile(file, 'mine');

    const { code, said } = await run('backup', dataDir, file);
    await database.destroy();

    expect([code, said]).toEqual([1, `${file} is there already. Name a file that is not.`]);
  });

  it('a backup of nothing', async () => {
    const dataDir = await aTemporaryFolder();

    const { code, said } = await run('backup', dataDir, join(dataDir, 'copy'));

    expect(code).toBe(1);
    expect(said).toMatch(/signup\.sqlite is not there\. Set DATA_DIR to its folder\.$/);
  });

  it('a restore over a database that is there', async () => {
    const { database, dataDir, file } = await aStage();
    await run('backup', dataDir, file);

    const { code, said } = await run('restore', dataDir, file);
    await database.destroy();

    expect(code).toBe(1);
    expect(said).toContain('Stop the server, and move what is there to another folder.');
  });

  it('a restore where a server runs, whose database was moved away', async () => {
    const { database, dataDir, file } = await aStage();
    await run('backup', dataDir, file);
    await database.destroy();
    const other = join(await aTemporaryFolder(), 'data');
    const lock = lockDataDir(other);
    onTestFinished(() => lock.release());

    const { code, said } = await run('restore', other, file);

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

    const { code, said } = await run('restore', await aTemporaryFolder(), file);

    expect(code).toBe(1);
    expect(said).toContain(file);
    expect(said).not.toContain('\n');
  });

  it('a backup into a file, as if it were a folder', async () => {
    const { database, dataDir, file } = await aStage();
    await writeFile(file, 'mine');

    const { code, said } = await run('backup', dataDir, join(file, 'copy'));
    await database.destroy();

    expect([code, said]).toEqual([1, `${file} is no folder. Name a file in one.`]);
  });

  it('a restore of a folder', async () => {
    const folder = await aTemporaryFolder();

    const { code, said } = await run('restore', await aTemporaryFolder(), folder);

    expect([code, said]).toEqual([1, `${folder} is no file.`]);
  });

  it('a restore of a backup that was cut off', async () => {
    const { database, dataDir, file } = await aStage();
    await run('backup', dataDir, file);
    await database.destroy();
    await truncate(file, (await stat(file)).size - 8192);

    const { code, said } = await run('restore', await aTemporaryFolder(), file);

    expect([code, said]).toEqual([1, `${file} is damaged, or is no SQLite database.`]);
  });

  it('a restore of rows that refer to nothing', async () => {
    const { database, dataDir, file } = await aStage();
    await run('backup', dataDir, file);
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

    const { code, said } = await run('restore', other, file);

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
      const { code, said } = await run('backup', await aTemporaryFolder(), ...args);

      expect(code).toBe(2);
      expect(said).toMatch(/^Write one file\.\n\nnpm run backup/);
    },
  );
});
