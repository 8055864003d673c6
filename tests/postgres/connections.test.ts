import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MOST_CONNECTIONS } from '../../src/server/storage/postgres/openPostgres.ts';
import { tooFewConnections } from '../../src/server/storage/postgres/tooFewConnections.ts';
import { aPostgresDatabase } from '../factories/databases/aPostgresDatabase.ts';

/** A database, and how many connections it allows to non-administrators. */
async function aLimitedDatabase() {
  const database = await aPostgresDatabase();
  const { rows } = await sql<{ allowed: number }>`
    select current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int as allowed`.execute(database);
  return { database, allowed: rows[0]?.allowed ?? 0 };
}

it('warns what to set when there are more processes than the database has connections for', async () => {
  const { allowed, database } = await aLimitedDatabase();
  const most = Math.floor(allowed / MOST_CONNECTIONS) - 1;

  expect(await tooFewConnections(database, null)).toBeNull();
  expect(await tooFewConnections(database, most)).toBeNull();
  const told = (await tooFewConnections(database, most + 1)) ?? '';

  expect(told).toContain(`allows ${allowed} connections`);
  expect(told).toContain(`WORKERS to ${most} at most`);
  // Following the advice is enough.
  const advised = Number(/WORKERS to (\d+) at most/.exec(told)?.[1]);
  expect(await tooFewConnections(database, advised)).toBeNull();
  const needed = Number(/max_connections to (\d+) at least/.exec(told)?.[1]);
  expect(needed).toBeGreaterThanOrEqual((most + 2) * MOST_CONNECTIONS);
});
