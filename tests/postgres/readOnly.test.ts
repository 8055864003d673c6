import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/databases/aPostgresUrl.ts';
import { aServer } from '../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../factories/servers/aVisitor.ts';

async function aServerOn(url: string) {
  const database = openPostgres(url);
  onTestFinished(() => database.destroy());
  return aServer({ deps: { database } });
}

/** The address of a database that cannot be written, such as a standby. */
function readOnly(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  return address.href;
}

/** The answers of a server on the database to its load balancer. */
async function statuses(url: string) {
  const { app } = await aServerOn(url);
  const statusAt = async (path: string) => (await app.inject({ url: path })).statusCode;
  return { ready: await statusAt('/readyz'), healthy: await statusAt('/healthz') };
}

it('/readyz fails on a PostgreSQL that is read-only, such as a standby, and passes on one that is not', async () => {
  const url = await aPostgresUrl(copyOfMigrated);

  expect(await statuses(readOnly(url))).toEqual({ ready: 503, healthy: 200 });
  expect(await statuses(url)).toEqual({ ready: 200, healthy: 200 });
});

it('a sign-up on a PostgreSQL that is read-only is to be sent again soon', async () => {
  const { app } = await aServerOn(readOnly(await aPostgresUrl(copyOfMigrated)));
  const visitor = await aVisitor(app);

  const answer = await visitor.post('/signup/free', aSignupRequest());

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
});
