import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, aPlan } from '../../factories/brands/aCatalogue.ts';
import { changesOf } from '../../factories/databases/changesOf.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

it.each([
  '/',
  '/signup',
  '/signup?signupType=noCardSignup&planId=starter&utm_source=x&email=ada@example.com',
  '/start-now',
  '/error',
  '/account',
  '/activate?token=wrong',
  '/nowhere',
  '/terms/terms-object.json',
])('viewing %s writes nothing to the database', async (url) => {
  const server = await aServer();
  const before = await changesOf(server.database);

  const visitor = await aVisitor(server.app);
  await visitor.get(url);

  expect(await changesOf(server.database)).toBe(before);
});

/** How many rows each table has. */
async function rowsOf({ database }: TestServer): Promise<Readonly<Record<string, number>>> {
  const tables = await database.introspection.getTables();
  const counted = tables.map(async ({ name }) => {
    const { rows } = await sql`select 1 from ${sql.table(name)}`.execute(database);
    return [name, rows.length];
  });
  return Object.fromEntries(await Promise.all(counted));
}

it('viewing a wrong link writes its count to the database, and nothing else', async () => {
  const server = await aServer();
  const before = await rowsOf(server);

  const visitor = await aVisitor(server.app);
  await visitor.get('/signup?leadUniquePin=nobody-has-this-pin&dealid=unknown');

  expect(await rowsOf(server)).toEqual({ ...before, rate_limits: 1 });
});

it('the session continues from page to page', async () => {
  const { app } = await aServer();
  const visitor = await aVisitor(app);

  expect((await visitor.get('/signup')).cookies).toEqual([]);
});

it('a session ends after 24 hours', async () => {
  const { app, pass } = await aServer();
  const visitor = await aVisitor(app);
  pass(24 * 3_600_000);

  const answer = await visitor.post('/email', { captchaToken: 'human', email: 'ada@example.com' });

  expect(answer.statusCode).toBe(401);
  expect((await visitor.get('/signup')).cookies).toHaveLength(1);
});

it('a page view renews a session, which then ends 24 hours later', async () => {
  const { app, pass } = await aServer();
  const visitor = await aVisitor(app);
  pass(20 * 3_600_000);
  expect((await visitor.get('/signup')).cookies).toHaveLength(1);
  pass(20 * 3_600_000);

  const call = { captchaToken: 'human', email: 'ada@example.com' };
  expect((await visitor.post('/email', call)).statusCode).toBe(200);
  pass(4 * 3_600_000);
  expect((await visitor.post('/email', call)).statusCode).toBe(401);
});

it('the query chooses sign-up type, plan, source and what is filled in', async () => {
  const plans = [aPlan(), aPlan({ id: 'team' })];
  const { app, pages } = await aServer({
    brands: [aBuiltBrand({ catalogue: aCatalogue({ plans }) })],
  });
  const visitor = await aVisitor(app);

  await visitor.get(
    '/signup?signupType=noCardSignup&planId=team&utm_source=newsletter&email=ada%40example.com',
  );

  expect(pages.at(-1)?.sessionInfo).toMatchObject({
    signupType: 'noCardSignup',
    selectedPlanId: 'team',
    utmSource: 'newsletter',
    prefill: { email: 'ada@example.com' },
  });
});

it('a plan of admin access is neither listed nor chosen by the query', async () => {
  const plans = [aPlan(), aPlan({ id: 'secret', access: 'admin' })];
  const { app, pages } = await aServer({
    brands: [aBuiltBrand({ catalogue: aCatalogue({ plans }) })],
  });

  await (await aVisitor(app)).get('/signup?planId=secret');

  expect(pages.at(-1)?.sessionInfo.selectedPlanId).toBe('starter');
  expect(JSON.stringify(pages.map((page) => page.sessionInfo))).not.toContain('secret');
});

it('a contact that cannot be read is reported and ignored', async () => {
  const { app, log, pages } = await aServer();

  const answer = await (await aVisitor(app)).get('/signup?contact=%7Bnot-base64');

  expect(answer.statusCode).toBe(200);
  expect(pages.at(-1)?.sessionInfo.prefill.email).toBe('');
  expect(log.join('')).toContain('The contact parameter was ignored');
});

it.each([
  ['without a plan', aPlan({ signupTypes: ['paid'] })],
  ['with a plan of admin access alone', aPlan({ access: 'admin' })],
])('a brand %s for its type says so in place', async (_name, plan) => {
  const plans = [plan];
  const { app, pages } = await aServer({
    brands: [aBuiltBrand({ catalogue: aCatalogue({ plans }) })],
  });

  await aVisitor(app);

  expect(pages.at(-1)).toMatchObject({
    errorInfo: { message: 'PLANS_NOT_AVAILABLE' },
    pageConfig: { view: 'error' },
  });
});

it.each([
  ['US', '/error'],
  ['CA', '/ca/error'],
  ['UK', '/uk/error'],
] as const)('the error page of the %s market is %s, where the others lead', async (market, own) => {
  const { app, pages } = await aServer({ brands: [aBuiltBrand({ brand: aBrand({ market }) })] });
  const visitor = await aVisitor(app);

  for (const path of ['/error', '/ca/error', '/uk/error'].filter((other) => other !== own)) {
    const answer = await visitor.get(`${path}?lang=fr-CA`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${own}?lang=fr-CA`]);
  }
  await visitor.get(`${own}?message=Hello`);
  expect(pages.at(-1)).toMatchObject({ errorInfo: { message: '' }, pageConfig: { view: 'error' } });
});

it('a page that cannot be rendered answers in plain words, without a stack', async () => {
  const { app, log } = await aServer({
    deps: {
      renderPage: () => {
        throw new Error('A fault of the page');
      },
    },
  });

  const answer = await app.inject({
    url: '/signup',
    headers: { host: 'slotbook.localhost', accept: 'text/html' },
  });

  expect(answer.statusCode).toBe(500);
  expect(answer.body).toBe('Something went wrong. Please try again later.\n');
  expect(log.join('')).toContain('A fault of the page');
});

it.each([
  ['br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', undefined],
])('a text for a browser that accepts %s comes as %s', async (accepted, encoding) => {
  const long = aBuiltBrand();
  const { app } = await aServer({
    brands: [long],
    deps: {
      renderPage: () => ({ pieces: [`<!doctype html>${'long '.repeat(500)}`], styleHashes: [] }),
    },
  });

  const answer = await app.inject({
    url: '/signup',
    headers: { host: 'slotbook.localhost', 'accept-encoding': accepted },
  });

  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['vary']).toMatch(/^accept-encoding\b/);
});
