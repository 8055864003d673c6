import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { assertDurable } from '../../src/server/storage/assertDurable.ts';
import { aSqliteDatabase } from '../factories/databases/aMigratedDatabase.ts';

describe('SQLite keeps what it acknowledged', () => {
  it('with WAL and synchronous=FULL', async () => {
    const database = await aSqliteDatabase();

    await expect(assertDurable(database)).resolves.toBeUndefined();
  });

  it('and refuses to start with less', async () => {
    const database = await aSqliteDatabase();
    await sql`PRAGMA synchronous = NORMAL`.execute(database);

    await expect(assertDurable(database)).rejects.toThrow(/synchronous=1/);
  });
});
