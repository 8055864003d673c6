import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { SAMPLE_ACCOUNT } from '../../../scripts/checks/page-bytes/sampleAccount.ts';
import { SAMPLE_ORDER } from '../../../scripts/checks/page-bytes/sampleOrder.ts';
import type { PageInput } from '../../../src/core/contract/renderPage.ts';
import { wholeHtml } from '../../../src/core/contract/renderPage.ts';
import { addSite } from '../../../src/server/http/addSite.ts';
import { freshPages } from '../../../src/server/pages/cache/freshPages.ts';
import { openPageCache } from '../../../src/server/pages/cache/openPageCache.ts';
import type { PageCache } from '../../../src/server/pages/cache/PageCache.ts';
import { sendPage } from '../../../src/server/pages/sendPage.ts';
import type { PageSources } from '../../../src/server/session/pageData.ts';
import { readVisit } from '../../../src/server/session/readVisit.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { DEPTH } from '../../factories/depth.ts';
import { aLead } from '../../factories/pages/aPageData.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const BRANDS = ['slotbook', 'facetable', 'chatmoor'].map((id) =>
  aBuiltBrand({
    brand: aBrand({
      id,
      name: id,
      hosts: [`${id}.example`],
      analytics: { consent: 'optIn' },
    }),
  }),
);

/** Every page contains everything that it is made from. */
const renderPage = (input: PageInput) => ({
  pieces: [`<!doctype html><pre>${JSON.stringify(input)}</pre>${' '.repeat(800)}`],
  styleHashes: [],
});

/** Everything in the cache of pages, as text. */
function watched(cache: PageCache) {
  const kept: string[] = [];
  const pageCache: PageCache = {
    ...cache,
    page: (key, encoding, make) =>
      cache.page(key, encoding, () => {
        const page = make();
        kept.push(wholeHtml(page.pieces));
        return page;
      }),
  };
  return { kept, pageCache };
}

/** A server with one route, which serves whatever page a test sets. */
async function aPageServer(pageCache: PageCache) {
  const { deps } = await aServer({ brands: BRANDS, deps: { renderPage, pageCache } });
  const asked: { page: PageSources | null } = { page: null };
  const app = Fastify();
  await app.register((await import('@fastify/cookie')).default);
  addSite(app, deps);
  app.get('/', (request, reply) => {
    if (asked.page === null) throw new Error('No page was asked for.');
    return sendPage(request, reply, deps, asked.page);
  });
  return async (view: View) => {
    asked.page = view.page;
    const { headers, rawPayload } = await app.inject({
      url: '/',
      headers: { host: view.host, 'accept-encoding': view.accepted, 'sec-gpc': view.objects },
    });
    return { headers, html: unpacked(rawPayload, headers['content-encoding']) };
  };
}

function unpacked(payload: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString();
}

interface View {
  readonly host: string;
  readonly accepted: string;
  readonly objects: string;
  readonly page: PageSources;
  /** The visitor's personal data, which may occur anywhere. */
  readonly own: readonly string[];
}

/** A text that does not occur in pages by chance. */
const secret = fc.uuid().map((id) => `own-${id}`);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 1 });

const view: fc.Arbitrary<View> = fc
  .record({
    host: fc.constantFrom(...BRANDS.flatMap(({ brand }) => brand.hosts)),
    accepted: fc.constantFrom('br', 'gzip', 'gzip, br', 'identity', 'br;q=0', ''),
    objects: fc.constantFrom('0', '1'),
    kind: fc.constantFrom('signup', 'start', 'payment', 'account', 'error'),
    planId: fc.constantFrom('starter', 'team', 'unknown'),
    source: fc.oneof(
      fc.constantFrom('newsletter', 'google'),
      secret.map((own) => `${own}@x.example`),
    ),
    lead: maybe(secret),
    account: maybe(secret),
    email: maybe(secret),
    linkToken: maybe(secret),
    placed: maybe(secret),
    flow: maybe(secret),
    clientToken: maybe(secret),
  })
  .map(({ accepted, host, kind, objects, planId, source, ...named }): View => {
    const { account, clientToken, email, flow, lead, linkToken, placed } = named;
    const visit = readVisit(aBrand(), { planId, utm_source: source, ...(email && { email }) });
    const page: PageSources = {
      view: kind,
      visit,
      lead: lead === null ? null : aLead({ id: lead, firstName: lead }),
      account: account === null ? null : { ...SAMPLE_ACCOUNT, id: account },
      placed: placed === null ? null : { ...SAMPLE_ORDER, reference: placed },
      linkToken,
      payment: {
        methods: ['CC'],
        method: 'CC',
        clientToken,
        directDebit: { scriptUrl: '/d.js', environment: 'sandbox', billingRequestFlowID: flow },
      },
      opensAtOnce: lead !== null,
    };
    const own = [source.includes('@') ? source : null, ...Object.values(named)];
    return { host, accepted, objects, page, own: own.filter((it) => it !== null) };
  });

it('every visitor gets their own page, the same as without the cache, and no personal data is cached', async () => {
  const { kept, pageCache } = watched(openPageCache({ mostBytes: 200_000 }));
  const [get, getFresh] = [await aPageServer(pageCache), await aPageServer(freshPages)];
  const seen = new Set<string>();

  await fc.assert(
    fc.asyncProperty(fc.array(view, { minLength: 2, maxLength: 12 }), async (views) => {
      for (const each of views) {
        const [answer, fresh] = [await get(each), await getFresh(each)];
        expect(answer.html).toBe(fresh.html);
        for (const header of ['content-security-policy', 'content-encoding', 'vary']) {
          expect(answer.headers[header]).toBe(fresh.headers[header]);
        }
        for (const own of each.own) seen.add(own);
      }
    }),
    { numRuns: DEPTH.propertyRuns / 100 },
  );

  const all = kept.join('\n');
  expect(kept.length).toBeGreaterThan(10);
  expect([...seen].filter((own) => all.includes(own))).toEqual([]);
});

it('a page without personal data is rendered once for many visitors, each with their own session', async () => {
  let rendered = 0;
  const { app } = await aServer({
    brands: BRANDS,
    deps: {
      pageCache: openPageCache(),
      renderPage: (input) => {
        rendered += 1;
        return renderPage(input);
      },
    },
  });

  const visitors = await Promise.all(
    Array.from({ length: 20 }, () => aVisitor(app, 'facetable.example')),
  );

  expect(rendered).toBe(1);
  expect(new Set(visitors.map(({ cookies }) => cookies['session'])).size).toBe(20);
});

it('a page of another day, another brand or another answer about measuring is another page', async () => {
  const shown: string[] = [];
  const { app, pass } = await aServer({
    brands: BRANDS,
    deps: {
      pageCache: openPageCache(),
      renderPage: ({ built, data }) => {
        shown.push(
          `${built.brand.id} ${data.pageConfig.today} ${data.pageConfig.measurement.consent}`,
        );
        return { pieces: [shown.at(-1) ?? ''], styleHashes: [] };
      },
    },
  });
  const get = async (host: string, gpc: string) =>
    (await app.inject({ url: '/error', headers: { host, 'sec-gpc': gpc } })).body;

  const first = await get('slotbook.example', '0');
  expect(await get('slotbook.example', '0')).toBe(first);
  await get('facetable.example', '0');
  await get('slotbook.example', '1');
  pass(24 * 3_600_000);
  await get('slotbook.example', '0');

  expect(new Set(shown).size).toBe(4);
  expect(shown).toHaveLength(4);
});

it('a page with personal data is stored by no browser, and none is shown again without asking', async () => {
  const { app } = await aServer({
    brands: BRANDS,
    deps: { pageCache: openPageCache(), renderPage },
  });
  const seen = async (url: string) => {
    const { headers } = await app.inject({ url, headers: { host: 'slotbook.example' } });
    expect(headers['etag']).toBeUndefined();
    return [headers['cache-control'], headers['vary']];
  };
  for (const url of ['/signup', '/signup', '/error', '/error']) {
    // The second one is answered before its route.
    expect(await seen(url)).toEqual(['no-cache, private', 'accept-encoding, *']);
  }
  expect(await seen('/signup?email=ada@example.com')).toEqual(['no-store', 'accept-encoding']);
});
