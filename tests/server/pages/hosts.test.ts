import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer, type TestServerOptions } from '../../factories/servers/aServer.ts';
import type { Answer } from '../../factories/servers/aVisitor.ts';

const brands = [
  aBuiltBrand(),
  aBuiltBrand({
    brand: aBrand({ id: 'facetable', name: 'Facetable', hosts: ['join.facetable.example'] }),
  }),
];

async function open(
  headers: Record<string, string>,
  options: TestServerOptions = {},
  url = '/signup',
): Promise<Answer> {
  const { app } = await aServer({ brands, ...options });
  return app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

describe('a brand is found', () => {
  it.each([
    ['signup.slotbook.example', 'Slotbook'],
    ['SIGNUP.slotbook.example:8443', 'Slotbook'],
    ['join.facetable.example', 'Facetable'],
    ['facetable.localhost', 'Facetable'],
    ['facetable.localhost:4000', 'Facetable'],
  ])('on %s: %s', async (host, name) => {
    const answer = await open({ host });

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(name);
  });

  it('on every host when it is pinned', async () => {
    const answer = await open({ host: 'whatever.example' }, { config: { brand: 'facetable' } });

    expect(answer.body).toContain('Facetable');
  });

  it('by a forwarded host from a trusted proxy', async () => {
    const answer = await open(
      { host: 'internal', 'x-forwarded-host': 'join.facetable.example' },
      { config: { trustedProxies: ['127.0.0.1'] } },
    );

    expect(answer.body).toContain('Facetable');
  });
});

describe('nothing is revealed', () => {
  it.each(['unknown.example', 'localhost', 'constructor.localhost', '__proto__', 'slotbook'])(
    'on the unknown host %s',
    async (host) => {
      const answer = await open({ host });

      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe('Not found\n');
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('by a forwarded host from anybody else', async () => {
    const headers = { host: 'unknown.example', 'x-forwarded-host': 'join.facetable.example' };

    expect((await open(headers)).statusCode).toBe(404);
    const elsewhere = { config: { trustedProxies: ['10.0.0.0/8'] } };
    expect((await open(headers, elsewhere)).statusCode).toBe(404);
  });

  it('on <brand-id>.localhost without the sandbox', async () => {
    const answer = await open({ host: 'facetable.localhost' }, { config: { sandboxUrl: null } });

    expect(answer.statusCode).toBe(404);
  });
});

describe('the index of brands', () => {
  it('is on localhost with the sandbox on', async () => {
    const answer = await open({ host: 'localhost:4000' }, {}, '/');

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('http://slotbook.localhost:4000/signup');
    expect(answer.body).toContain('Facetable');
    expect(answer.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  });

  it('shows the logos', async () => {
    const answer = await open({ host: 'localhost:4000' }, {}, '/brand-assets/logo-object.svg');

    expect(answer.headers['content-type']).toBe('image/svg+xml');
  });

  it('is not there without the sandbox', async () => {
    const answer = await open({ host: 'localhost:4000' }, { config: { sandboxUrl: null } }, '/');

    expect(answer.statusCode).toBe(404);
  });
});
