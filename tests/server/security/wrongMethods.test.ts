import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { aServer } from '../../factories/servers/aServer.ts';

const HEADERS = { host: 'slotbook.localhost' };

/** A line of the router's printed tree: its depth, a part of a path, and its methods. */
const LINE = /^(?<indent>[│├└─ ]*)(?<part>\S+) \((?<methods>[A-Z, ]+)\)/;

/** Every path of the product, as requested, with its registered methods. */
function routesOf(app: FastifyInstance): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, readonly string[]>();
  const parents: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const { indent = '', methods = '', part = '' } = LINE.exec(line)?.groups ?? {};
    if (part === '') continue;
    const depth = indent.length / 4;
    const path = part === '/' ? '/' : (parents[depth - 1] ?? '') + part;
    parents[depth] = path;
    const asked = path.replace(/:\w+/g, 'one').replace('*', '/one');
    routes.set(asked, [...new Set([...(routes.get(asked) ?? []), ...methods.split(', ')])]);
  }
  return routes;
}

/** The methods that Fastify knows, and one that only Node knows. */
const ALL = [
  'DELETE',
  'GET',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'POST',
  'PROPFIND',
  'PUT',
  'TRACE',
] as const;

it('every path answers an unsupported method with the supported ones', async () => {
  const { app } = await aServer();
  const routes = routesOf(app);
  expect(routes.size).toBeGreaterThan(35);
  expect([...routes.keys()]).toEqual(expect.arrayContaining(['/signup/freetrial', '/assets/one']));

  for (const [url, methods] of routes) {
    const allow = [...new Set([...methods, 'OPTIONS'])].toSorted().join(', ');
    for (const method of ALL.filter((it) => !methods.includes(it))) {
      const answer = await app.inject({ url, method, headers: HEADERS });
      const status = method === 'OPTIONS' ? 204 : 405;
      expect([answer.statusCode, answer.headers.allow], `${method} ${url}`).toEqual([
        status,
        allow,
      ]);
    }
  }
});

it('a call with another method gets the answer of a call, whatever its body is', async () => {
  const { app } = await aServer();
  const headers = { ...HEADERS, 'content-type': 'application/json' };
  const answer = await app.inject({ url: '/email', method: 'PUT', headers, payload: '{' });
  expect(answer.json()).toMatchObject({ status: false, message: 'INVALID_REQUEST' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([405, 'no-store']);
});

it.each([
  ['GET', '/email'],
  ['POST', '/account'],
] as const)('a person who asks by %s %s gets the error page', async (method, url) => {
  const { app, pages } = await aServer();
  const answer = await app.inject({ url, method, headers: { ...HEADERS, accept: 'text/html' } });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(pages.at(-1)?.errorInfo).toMatchObject({ message: 'NOT_FOUND' });
});

it('a page of another site learns nothing that would let it call', async () => {
  const { app } = await aServer();
  const origin = 'https://evil.example';
  const headers = { ...HEADERS, origin, 'access-control-request-method': 'POST' };
  const answer = await app.inject({ url: '/signup', method: 'OPTIONS', headers });
  expect(answer.body).toBe('');
  expect(Object.keys(answer.headers).join()).not.toContain('access-control');
});

it.each(['/nowhere', '/email/more', '/emai', '/attempts/', '/email/'])(
  '%s is not there by any method',
  async (url) => {
    const { app } = await aServer();
    const answer = await app.inject({ url, method: 'DELETE', headers: HEADERS });
    expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
  },
);

it('an unknown host reveals nothing about its paths', async () => {
  const { app } = await aServer();
  const answer = await app.inject({ url: '/email', headers: { host: 'unknown.example' } });
  expect([answer.statusCode, answer.body, answer.headers.allow]).toEqual([
    404,
    'Not found\n',
    undefined,
  ]);
});
