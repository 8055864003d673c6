import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { PageInput } from '../../../src/core/contract/renderPage.ts';
import { freshPages } from '../../../src/server/pages/cache/freshPages.ts';
import { openPageCache } from '../../../src/server/pages/cache/openPageCache.ts';
import { openSession } from '../../../src/server/session/sealSession.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBrandDirectory, aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { DEPTH } from '../../factories/depth.ts';
import { aServer, SERVER_START, type TestServerOptions } from '../../factories/servers/aServer.ts';

const BRANDS = ['slotbook', 'facetable'].map((id) =>
  aBuiltBrand({
    brand: aBrand({
      id,
      name: id,
      // One brand has two languages.
      languages: id === 'slotbook' ? ['en-US', 'fr-CA'] : ['en-US'],
      hosts: [`${id}.example`],
      analytics: { consent: 'optIn' },
      signupTypes: { offered: ['free', 'paid'], default: 'free' },
      payment: { methods: ['CC', 'GC'], expiration: 'single' },
    }),
  }),
);

/** Every page contains everything that it is made from. */
const renderPage = (input: PageInput) => ({
  pieces: [`<!doctype html><pre>${JSON.stringify(input)}</pre>${' '.repeat(800)}`],
  styleHashes: [],
});

/** A server that counts how often a brand is read. A first view from memory reads none. */
async function aReadingServer(options: TestServerOptions = {}) {
  const directory = aBrandDirectory(BRANDS);
  const reads = { count: 0 };
  const brands = {
    ...directory,
    current() {
      const snapshot = directory.current();
      return {
        ...snapshot,
        brand: (id: string) => {
          reads.count += 1;
          return snapshot.brand(id);
        },
      };
    },
  };
  const deps = { renderPage, pageCache: openPageCache(), brands, ...options.deps };
  const server = await aServer({ brands: BRANDS, ...options, deps });
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ url, headers: { host: 'slotbook.example', ...headers } });
  /** Whether a request was answered from memory. */
  const isFromMemory = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
    const before = reads.count;
    await get(url, headers);
    return reads.count === before;
  };
  return { ...server, get, isFromMemory };
}

function unpacked({ headers, rawPayload }: LightMyRequestResponse): string {
  // HEAD has the headers of the bytes that it does not send.
  const encoding = rawPayload.length === 0 ? 'identity' : headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

/** A response without what differs each time: its session, its time, and the bytes of its body. */
function comparable(answer: LightMyRequestResponse) {
  const {
    date: _date,
    'set-cookie': _cookie,
    'content-length': _length,
    ...headers
  } = answer.headers;
  const cookies = answer.cookies.map(({ value: _value, ...cookie }) => cookie);
  return { status: answer.statusCode, headers, cookies, body: unpacked(answer) };
}

const query = fc.constantFrom(
  '',
  '?signupType=free',
  '?signupType=paid',
  '?signupType=paid&gc=true',
  '?planId=team&utm_source=newsletter',
  '?utm_source=ada%40example.com',
  '?email=ada@example.com',
  '?contact=bad',
  '?gclid=1',
  '?accountId=other',
  '?leadUniquePin=123',
  '?dealid=none',
  '?lang=fr',
);
const request = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  url: fc
    .tuple(fc.constantFrom('/signup', '/signup/', '/start-now', '/', '/error'), query)
    .map((it) => it.join('')),
  headers: fc.record(
    {
      host: fc.constantFrom(
        'slotbook.example',
        'facetable.example:443',
        'other.example',
        'slotbook.example:0',
      ),
      'accept-encoding': fc.constantFrom('br', 'gzip', 'gzip, br', 'identity', 'br;q=0'),
      'accept-language': fc.constantFrom('de', 'fr-CA, fr;q=0.9', 'en', '*'),
      'sec-gpc': fc.constantFrom('0', '1'),
      cookie: fc.constantFrom(
        'measuring=slotbook.granted',
        'language=fr-CA',
        'session=x',
        'other=1',
        '',
      ),
      'x-forwarded-proto': fc.constantFrom('http', 'https'),
      'user-agent': fc.constantFrom('a', 'b'),
    },
    { requiredKeys: ['host'] },
  ),
});

it('any request gets the same answer whether its page is kept or not, however often it comes', async () => {
  const kept = await aReadingServer({ config: { trustedProxies: ['127.0.0.1'] } });
  const fresh = await aReadingServer({
    config: { trustedProxies: ['127.0.0.1'] },
    deps: { pageCache: freshPages },
  });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 8 }), async (requests) => {
      for (const each of [...requests, ...requests]) {
        const [answer, expected] = [await kept.app.inject(each), await fresh.app.inject(each)];
        expect(comparable(answer)).toEqual(comparable(expected));
      }
    }),
    { numRuns: DEPTH.propertyRuns / 100 },
  );
});

it.each(['/signup', '/signup?signupType=paid', '/signup?planId=team&utm_source=newsletter'])(
  'a first view of %s is answered from memory once its page is kept',
  async (url) => {
    const { isFromMemory } = await aReadingServer();

    expect(await isFromMemory(url)).toBe(false);
    expect(await isFromMemory(url)).toBe(true);
  },
);

it('each first view has its own session, which the brand accepts', async () => {
  const { deps, get } = await aReadingServer();
  const values = new Set<string>();

  for (let view = 0; view < 20; view++) {
    const { cookies } = await get('/signup');
    expect(cookies).toHaveLength(1);
    values.add(cookies[0]?.value ?? '');
  }

  expect(values.size).toBe(20);
  const options = { brandId: 'slotbook', secret: deps.sessionSecret, now: SERVER_START };
  const ids = [...values].map((value) => openSession(value, options)?.id);
  expect(new Set(ids).size).toBe(20);
  expect(ids).not.toContain(undefined);
});

it("no cookie contains another visitor's session, whatever the id", async () => {
  let made = 0;
  const { get } = await aReadingServer({ deps: { newId: () => `visitör ${++made};` } });
  const values = new Set<string | undefined>();
  for (let view = 0; view < 3; view++) values.add((await get('/signup')).cookies[0]?.value);
  expect([...values].filter((it) => it?.startsWith('visitör '))).toHaveLength(3);
});

it.each([
  ['a cookie', '/signup', { cookie: 'session=x' }],
  ['another signal', '/signup', { 'sec-gpc': '1' }],
  ['another brand', '/signup', { host: 'facetable.example' }],
  ['another encoding', '/signup', { 'accept-encoding': 'gzip' }],
  ['another order', '/signup?signupType=paid', {}],
  ['an address', '/signup?email=ada@example.com', {}],
])('a request with %s is not answered by the page of one without', async (_name, url, headers) => {
  const { get, isFromMemory } = await aReadingServer();
  await get('/signup', { 'accept-encoding': 'br' });
  await get('/signup', { 'accept-encoding': 'br' });

  expect(await isFromMemory(url, { 'accept-encoding': 'br', ...headers })).toBe(false);
});

it.each(['/signup?email=ada@example.com', '/signup?gclid=1', '/signup?utm_source=ada%40x.example'])(
  '%s is never answered from memory, because its address may contain personal data',
  async (url) => {
    const { isFromMemory } = await aReadingServer();
    for (let view = 0; view < 3; view++) expect(await isFromMemory(url)).toBe(false);
  },
);

it('a page from yesterday is rendered again', async () => {
  const { get, isFromMemory, pass } = await aReadingServer();
  await get('/signup');
  pass(24 * 3_600_000);

  expect(await isFromMemory('/signup')).toBe(false);
  expect((await get('/signup')).body).toContain('2026-11-22');
});

it('a provider that makes no flow is asked again by the next visitor', async () => {
  const { directDebit, get } = await aReadingServer();
  directDebit.flowOutcome = { kind: 'unknown', cause: new Error('The connection broke') };

  for (let view = 0; view < 3; view++) await get('/signup?signupType=paid&gc=true');

  expect(directDebit.flows).toHaveLength(3);
});

it('a server that is about to stop has every connection closed, a first view’s too', async () => {
  const state = { isReady: true };
  const { get } = await aReadingServer({ deps: { isReady: () => state.isReady } });
  await get('/signup');
  state.isReady = false;

  expect((await get('/signup')).headers['connection']).toBe('close');
});

it('a first view is refused while there is no room', async () => {
  const loop = { delay: 0 };
  const { get } = await aReadingServer({ deps: { loopDelay: () => loop.delay } });
  await get('/signup');
  loop.delay = 1000;

  expect((await get('/signup')).statusCode).toBe(503);
});

it('a first view is counted and logged as any other', async () => {
  const { get, log, metrics } = await aReadingServer();
  for (let view = 0; view < 3; view++) await get('/signup');

  const text = await metrics();
  expect(text).toContain(
    'signup_http_request_seconds_count{method="GET",route="/signup",status="200"} 3',
  );
  expect(text).toContain('signup_pages_total{from="kept"} 2');
  expect(log.filter((line) => line.includes('request completed'))).toHaveLength(3);
});
