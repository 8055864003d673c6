import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createRateLimits } from '../../../src/server/security/createRateLimits.ts';
import { databaseCounter } from '../../../src/server/security/databaseCounter.ts';
import { memoryCounter } from '../../../src/server/security/memoryCounter.ts';
import { DatabaseAway } from '../../../src/server/storage/faults/DatabaseAway.ts';
import { openPostgres } from '../../../src/server/storage/postgres/openPostgres.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { fakePostgres } from '../../factories/databases/fakePostgres.ts';
import { aFreePort } from '../../factories/servers/aFreePort.ts';
import { aServer, SERVER_START, type TestServerOptions } from '../../factories/servers/aServer.ts';
import { type Answer, aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';
import { EVERY_CALL } from '../../factories/servers/everyCall.ts';

/** A server whose database is PostgreSQL at an address. */
async function aServerOn(url: string, options: TestServerOptions = {}) {
  const database = openPostgres(url);
  onTestFinished(() => database.destroy());
  const counted = { clock: () => SERVER_START, database, sessionSecret: 'secret' };
  const counters = { database: databaseCounter(counted), process: memoryCounter() };
  const rateLimits = createRateLimits(counters);
  return aServer({ ...options, deps: { database, rateLimits } });
}

/** The address of a PostgreSQL that does not exist. */
async function nowhere(): Promise<string> {
  return `postgres://me@127.0.0.1:${await aFreePort()}/signup`;
}

/** Whether an answer reports no fault, or says when to try again. */
function isNoFault({ headers, statusCode }: Answer): boolean {
  return statusCode < 500 || (statusCode === 503 && headers['retry-after'] === '2');
}

it.each(
  EVERY_CALL.map(([path, status, call, built = aBuiltBrand()]) => ({ path, status, call, built })),
)(
  '$path, otherwise $status, answers with no fault of ours while the database is away',
  async ({ built, call }) => {
    const { app } = await aServerOn(await nowhere(), { brands: [built] });

    const answer = await call(await aVisitor(app, built.brand.hosts[0]));

    expect(isNoFault(answer) ? null : [answer.statusCode, answer.body]).toBeNull();
  },
);

it('a sign-up while the database is away is to be sent again soon, and the log has the cause', async () => {
  const { app, log } = await aServerOn(await nowhere());
  const visitor = await aVisitor(app);

  const answer = await visitor.post('/signup/free', aSignupRequest());

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toEqual({
    status: false,
    success: false,
    message: 'INTERNAL_SERVER_ERROR',
    data: { retryAfter: 2 },
  });
  const errors = log.filter((line) => line.includes('"level":"error"'));
  expect(errors.join('')).toContain('"code":"DATABASE_AWAY"');
  expect(errors.join('')).toContain('ECONNREFUSED');
});

it.each([
  '/account',
  '/payment',
  '/signup?leadUniquePin=4711',
  '/signup?dealid=4711',
  '/activate?token=4711',
])('the page %s says when to come again while the database is away', async (path) => {
  const { app, pages } = await aServerOn(await nowhere());
  const visitor = await aVisitor(app);

  const answer = await visitor.get(path);

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(pages.at(-1)?.errorInfo).toMatchObject({
    message: 'INTERNAL_SERVER_ERROR',
    retryAfter: 2,
  });
});

it('a database that goes away in the middle of a statement is away, too', async () => {
  const { url } = await fakePostgres((query) => ({
    kind: query.includes('set_config') ? 'empty' : 'cut',
  }));
  const visitor = await aVisitor((await aServerOn(url)).app);

  const answer = await visitor.post('/signup/free', aSignupRequest());

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
});

it.each([
  ['57P01', true],
  ['57P03', true],
  ['53300', true],
  ['57014', true],
  ['42601', false],
])('a database that refuses a statement by %s is away: %s', async (code, isAway) => {
  const fields = { S: 'FATAL', C: code, M: 'refused' };
  const { url } = await fakePostgres((query) =>
    query === 'select 1' ? { kind: 'refused', fields } : { kind: 'empty' },
  );
  const database = openPostgres(url);
  onTestFinished(() => database.destroy());

  const error: unknown = await sql`select 1`.execute(database).catch((caught: unknown) => caught);
  expect(error instanceof DatabaseAway).toBe(isAway);
});

it('an attempt that cannot be looked at while the database is away is pending', async () => {
  const visitor = await aVisitor((await aServerOn(await nowhere())).app);

  expect((await visitor.ask(`/attempts/${randomUUID()}`)).statusCode).toBe(202);
});
