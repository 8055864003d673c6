import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { assertSameClock } from '../../src/server/storage/postgres/assertSameClock.ts';
import { aPostgresDatabase } from '../factories/databases/aPostgresDatabase.ts';

/** Compares the database's clock with one that differs from it by this many seconds. */
async function compared(seconds: number): Promise<void> {
  const database = await aPostgresDatabase();
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(database);
  const at = rows[0]?.at ?? 0;
  return assertSameClock(database, () => new Date(at + seconds * 1000));
}

it.each([-300, 300])(
  'a clock that differs by %i seconds is refused with what to do',
  async (off) => {
    await expect(compared(off)).rejects.toThrow(
      /differ by \d+ seconds\. Set both by the same time/,
    );
  },
);

it('a clock that differs by what a query takes is none that differs', async () => {
  await expect(compared(0)).resolves.toBeUndefined();
});
