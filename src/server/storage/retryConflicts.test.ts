import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { openSqlite } from './openSqlite.ts';
import { retryConflicts } from './retryConflicts.ts';

/** Work that fails with each of the codes in turn, and then succeeds. */
function failing(...codes: readonly string[]) {
  const left = [...codes];
  const it = {
    runs: 0,
    work: async () => {
      it.runs += 1;
      const code = left.shift();
      if (code !== undefined) throw Object.assign(new Error(`fails with ${code}`), { code });
      return 'done';
    },
  };
  return it;
}

describe('database work', () => {
  it.each(['40001', '40P01', '55P03'])('runs again after %s', async (code) => {
    const conflicting = failing(code, code);
    await expect(retryConflicts(conflicting.work)).resolves.toBe('done');
    expect(conflicting.runs).toBe(3);
  });

  it.each(['23505', '57014', 'ECONNRESET'])('does not run again after %s', async (code) => {
    const broken = failing(code);
    await expect(retryConflicts(broken.work)).rejects.toThrow(`fails with ${code}`);
    expect(broken.runs).toBe(1);
  });

  it.each([
    ['40001', 12],
    ['55P03', 6],
  ])('fails with the conflict %s where that never ends', async (code, runs) => {
    const endless = failing(...Array.from({ length: 100 }, () => code));
    await expect(retryConflicts(endless.work)).rejects.toThrow(`fails with ${code}`);
    expect(endless.runs).toBe(runs);
  });

  it('runs again where another process has locked the SQLite file for long', async () => {
    const file = join(await aTemporaryFolder(), 'locked.sqlite');
    const database = openSqlite(file);
    onTestFinished(() => database.destroy());
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    await sql`pragma busy_timeout = 0`.execute(database);
    let tries = 0;

    const work = async () => {
      tries += 1;
      if (tries === 3) other.exec('rollback');
      return database.transaction().execute(async () => 'done');
    };

    await expect(retryConflicts(work)).resolves.toBe('done');
    expect(tries).toBe(3);
  });

  it('does not run again what SQLite refuses for another reason', async () => {
    const database = openSqlite(':memory:');
    onTestFinished(() => database.destroy());
    let tries = 0;

    const work = async () => {
      tries += 1;
      return sql`select missing from nowhere`.execute(database);
    };

    await expect(retryConflicts(work)).rejects.toThrow('no such table');
    expect(tries).toBe(1);
  });
});
