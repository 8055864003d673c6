import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BEST, compress, encodingFor, fileEncodingFor } from './sendCompressed.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.1, gzip', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['br;q=0, zstd', 'zstd'],
  ['zstd;q=0, gzip', 'gzip'],
  [undefined, 'identity'],
])('a browser that accepts %s gets a file as %s', (accepted, encoding) => {
  expect(fileEncodingFor(accepted)).toBe(encoding);
});

it('what is compressed comes out as it went in', async () => {
  const body = Buffer.from('Grüße '.repeat(500));

  expect(brotliDecompressSync(await compress(body, 'br')).equals(body)).toBe(true);
  expect(zstdDecompressSync(await compress(body, 'zstd')).equals(body)).toBe(true);
  expect(gunzipSync(await compress(body, 'gzip')).equals(body)).toBe(true);
  expect((await compress(body, 'identity')).equals(body)).toBe(true);
});

it.each(['br', 'zstd', 'gzip'] as const)(
  'other requests are answered while a page is compressed as %s',
  async (encoding) => {
    const order: string[] = [];
    const page = Buffer.from(Array.from({ length: 20_000 }, (_, at) => `line ${at}\n`).join(''));

    const compressed = compress(page, encoding, BEST).then(() => order.push('compressed'));
    setImmediate(() => order.push('answered'));
    await compressed;

    expect(order).toEqual(['answered', 'compressed']);
  },
);
