import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';

const headers = { host: 'slotbook.localhost', 'accept-encoding': 'br' };
const SCRIPT = 'console.log("hello");\n'.repeat(100);

async function withAssets(): Promise<TestServer & { readonly assets: string }> {
  const distDir = await aTemporaryFolder();
  const assets = join(distDir, 'page/client/assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, 'hydrate-AbC123.js'), SCRIPT);
  await writeFile(join(assets, 'inter-AbC123.woff2'), 'a font');
  await writeFile(join(distDir, 'page/client/secret.js'), 'no asset');
  return { ...(await aServer({ config: { distDir } })), assets };
}

it('a script is compressed, typed and cached forever', async () => {
  const { app } = await withAssets();

  const answer = await app.inject({ url: '/assets/hydrate-AbC123.js', headers });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
});

it.each([
  ['br', '.br'],
  ['zstd', '.zst'],
])('what the build compressed as %s is sent as it lies there', async (encoding, ending) => {
  const { app, assets } = await withAssets();
  await writeFile(join(assets, `hydrate-AbC123.js${ending}`), 'compressed');

  const answer = await app.inject({
    url: '/assets/hydrate-AbC123.js',
    headers: { ...headers, 'accept-encoding': encoding },
  });

  expect(answer.body).toBe('compressed');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': encoding,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it.each([1, 2, 3])('a script of %s builds before is there for who has its page', async (age) => {
  const { app, assets } = await withAssets();
  const earlier = join(assets, '../../earlier', String(age));
  await mkdir(earlier, { recursive: true });
  await writeFile(join(earlier, 'hydrate-OLD123.js'), SCRIPT);
  await writeFile(join(earlier, 'hydrate-AbC123.js'), 'not the newest');

  const old = await app.inject({ url: '/assets/hydrate-OLD123.js', headers });
  const newest = await app.inject({ url: '/assets/hydrate-AbC123.js', headers });

  expect([old.statusCode, newest.statusCode]).toEqual([200, 200]);
  expect(brotliDecompressSync(old.rawPayload).toString()).toBe(SCRIPT);
  expect(brotliDecompressSync(newest.rawPayload).toString()).toBe(SCRIPT);
});

it('a font is sent as it is', async () => {
  const { app } = await withAssets();

  const answer = await app.inject({ url: '/assets/inter-AbC123.woff2', headers });

  expect(answer.headers['content-type']).toBe('font/woff2');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe('a font');
});

it.each([
  '/assets/missing.js',
  '/assets/..%2fsecret.js',
  '/assets/%2e%2e%2fsecret.js',
  '/assets/hydrate-AbC123.html',
  '/assets/.env',
  '/assets/hydrate-AbC123.js.br',
])('%s is not there', async (url) => {
  const { app } = await withAssets();

  expect((await app.inject({ url, headers })).statusCode).toBe(404);
});

it.each(['/assets/hydrate-AbC123.js', '/assets/inter-AbC123.woff2'])(
  '%s that cannot be read is a failure with its cause, and not missing',
  async (url) => {
    const { app, assets, log } = await withAssets();
    await rm(assets, { recursive: true });
    await symlink('assets', assets);

    const answer = await app.inject({ url, headers });

    expect(answer.statusCode).toBe(500);
    expect(log.filter((line) => line.includes('ELOOP'))).toHaveLength(1);
  },
);

it('a name that is too long for a file is not there', async () => {
  const { app } = await withAssets();

  const answer = await app.inject({ url: `/assets/${'a'.repeat(300)}.js`, headers });

  expect(answer.statusCode).toBe(404);
});

it('a text to agree to is sent as nodes, and cached forever', async () => {
  const { app } = await withAssets();

  const answer = await app.inject({ url: '/terms/terms-object.json', headers });

  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.json()).toMatchObject({ name: 'terms', nodes: [{ kind: 'paragraph' }] });
});

it('a logo cannot run anything when it is opened directly', async () => {
  const { app } = await withAssets();

  const answer = await app.inject({ url: '/brand-assets/logo-object.svg', headers });

  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
});

it("sends a mail's logo to any mail program, and lets it be cached", async () => {
  const { app } = await aServer();
  const answer = await app.inject({ url: '/brand-assets/logo-object.png' });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await app.inject({ url: '/brand-assets/other.png' })).statusCode).toBe(404);
});
