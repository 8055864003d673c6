import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aSqliteDatabase } from '../../factories/databases/aMigratedDatabase.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';

async function statusAt({ app }: TestServer, url: string): Promise<number> {
  return (await app.inject({ url })).statusCode;
}

const written = ({ database }: TestServer) =>
  database.selectFrom('readiness').select('written_at').execute();

it('/readyz commits, at most once a second', async () => {
  const server = await aServer();
  expect(await statusAt(server, '/readyz')).toBe(200);
  expect(await written(server)).toEqual([{ written_at: '2026-11-21T09:00:00.000Z' }]);

  server.pass(999);
  expect(await statusAt(server, '/readyz')).toBe(200);
  expect(await written(server)).toEqual([{ written_at: '2026-11-21T09:00:00.000Z' }]);

  server.pass(1);
  expect(await statusAt(server, '/readyz')).toBe(200);
  expect(await written(server)).toEqual([{ written_at: '2026-11-21T09:00:01.000Z' }]);
});

it('/readyz fails while the SQLite file is read-only, and passes once it is not', async () => {
  const database = await aSqliteDatabase();
  const server = await aServer({ deps: { database } });
  await sql`PRAGMA query_only = ON`.execute(database);
  expect(await statusAt(server, '/readyz')).toBe(503);
  expect(await statusAt(server, '/healthz')).toBe(200);

  await sql`PRAGMA query_only = OFF`.execute(database);
  server.pass(1000);

  expect(await statusAt(server, '/readyz')).toBe(200);
});

it('/readyz fails while the disk of the SQLite file has no room for another page', async () => {
  const database = await aSqliteDatabase();
  const server = await aServer({ deps: { database } });
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(database);
  await sql`PRAGMA max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(database);
  await fillUp(database);

  expect(await statusAt(server, '/readyz')).toBe(503);
});

it('/healthz asks nothing of the database', async () => {
  const server = await aServer();
  await server.database.destroy();

  expect(await statusAt(server, '/healthz')).toBe(200);
});

/**
 * Fills the page that the probe's row would go to, first with long rows, then with rows as short as
 * it.
 */
async function fillUp(database: TestServer['database']): Promise<void> {
  for (const length of [200, 5]) {
    for (let index = 0; await isStored(database, `${index}`.padEnd(length, 'x')); index += 1);
  }
}

async function isStored(database: TestServer['database'], id: string): Promise<boolean> {
  const row = { id, written_at: '2026-11-21T09:00:00.000Z' };
  try {
    await database.insertInto('readiness').values(row).execute();
    return true;
  } catch {
    return false;
  }
}
