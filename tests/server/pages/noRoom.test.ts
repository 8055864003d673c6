import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor, HOST } from '../../factories/servers/aVisitor.ts';

const PAGES = [
  '/signup',
  '/signup?email=ada@example.com',
  '/start-now',
  '/payment',
  '/v1/payment',
  '/account',
  '/activate?token=wrong',
  '/error',
];

/** A server whose event loop has a delay set by a test. */
async function aLateServer() {
  const loop = { delay: 0 };
  const server = await aServer({ deps: { loopDelay: () => loop.delay } });
  const get = (url: string, accept = 'text/html') =>
    server.app.inject({ url, headers: { host: HOST, accept } });
  return { ...server, loop, get };
}

it.each(PAGES)('%s is answered 503 with Retry-After while there is no room', async (url) => {
  const { get, loop, log, pages } = await aLateServer();
  loop.delay = 1000;

  const answer = await get(url);

  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(pages.at(-1)?.errorInfo).toMatchObject({
    message: 'INTERNAL_SERVER_ERROR',
    retryAfter: 2,
  });
  expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

it.each(PAGES)('%s is answered while the loop is as late as a busy one may be', async (url) => {
  const { get, loop } = await aLateServer();
  loop.delay = 250;
  expect((await get(url)).statusCode).not.toBe(503);
});

it.each([
  ['/healthz', 200],
  ['/readyz', 200],
  ['/terms/terms-object.json', 200],
  ['/brand-assets/logo-object.svg', 200],
  ['/assets/hydrate-0000.js', 404],
])('%s stays answered', async (url, status) => {
  const { get, loop } = await aLateServer();
  loop.delay = 1000;
  expect((await get(url)).statusCode).toBe(status);
});

it('a sign-up that is under way stays answered', async () => {
  const server = await aLateServer();
  const visitor = await aVisitor(server.app);
  server.loop.delay = 1000;

  const answer = await visitor.post('/signup/free', aSignupRequest(), {
    'idempotency-key': randomUUID(),
  });

  expect(answer.statusCode).toBe(200);
});

it('a request that is not from a person gets a few bytes', async () => {
  const { get, loop } = await aLateServer();
  loop.delay = 1000;

  const answer = await get('/signup', '*/*');

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ status: false, message: 'INTERNAL_SERVER_ERROR' });
});

it('pages are answered again once there is room, and the log says each change once', async () => {
  const { get, log, loop } = await aLateServer();
  const statuses: number[] = [];
  for (const delay of [0, 1000, 1000, 0, 0]) {
    loop.delay = delay;
    statuses.push((await get('/signup')).statusCode);
  }

  expect(statuses).toEqual([200, 503, 503, 200, 200]);
  const told = (words: string) => log.filter((line) => line.includes(words)).length;
  expect([told('There is no room'), told('There is room again')]).toEqual([1, 1]);
});
