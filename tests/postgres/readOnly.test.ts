import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/databases/aPostgresUrl.ts';
import { aServer } from '../factories/servers/aServer.ts';

/** What a server on the database answers its balancer. */
async function statuses(url: string) {
  const database = openPostgres(url);
  onTestFinished(() => database.destroy());
  const { app } = await aServer({ deps: { database } });
  const statusAt = async (path: string) => (await app.inject({ url: path })).statusCode;
  return { ready: await statusAt('/readyz'), healthy: await statusAt('/healthz') };
}

it('/readyz fails on a PostgreSQL that is read-only, such as a standby, and passes on one that is not', async () => {
  const url = await aPostgresUrl(copyOfMigrated);
  const readOnly = new URL(url);
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on');

  expect(await statuses(readOnly.href)).toEqual({ ready: 503, healthy: 200 });
  expect(await statuses(url)).toEqual({ ready: 200, healthy: 200 });
});
