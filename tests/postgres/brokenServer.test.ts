import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { fakePostgres } from '../factories/fakePostgres.ts';

it('connections whose first query fails leave room for others, as many as there may be', async () => {
  const TIMES = 10;
  const { url } = await fakePostgres((_query, nth) => ({ kind: nth <= TIMES ? 'cut' : 'empty' }));
  const database = openPostgres(url);
  onTestFinished(() => database.destroy());
  for (let time = 0; time < TIMES; time += 1) {
    await expect(sql`select 1`.execute(database)).rejects.toThrow('terminated');
  }

  const { rows } = await sql`select 1`.execute(database);

  expect(rows).toEqual([]);
});
