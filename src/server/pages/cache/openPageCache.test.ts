import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openPageCache } from './openPageCache.ts';
import type { WholePage } from './PageCache.ts';

const POLICY = "default-src 'none'";
const WORDS = { policy: POLICY, language: 'en-US', vary: 'accept-encoding' };

/** A page that contains its name, and a count of its renders. */
function aPage(name: string) {
  const html = `<!doctype html><title>${name}</title>${`Grüße an ${name}. `.repeat(400)}`;
  const page = { html, made: 0, make: (): WholePage => ({ pieces: [html], ...WORDS }) };
  page.make = () => {
    page.made += 1;
    return { pieces: [html], ...WORDS };
  };
  return page;
}

it('makes a page once for each encoding, and sends what was made', async () => {
  const cache = openPageCache();
  const page = aPage('slotbook');
  const ask = (encoding: 'br' | 'gzip' | 'identity') => cache.page('key', encoding, page.make);

  for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity'] as const) {
    expect(await ask(encoding)).toMatchObject({ encoding, ...WORDS });
  }
  await cache.settled();

  expect(page.made).toBe(3);
  expect(brotliDecompressSync((await ask('br')).body).toString()).toBe(page.html);
  expect(gunzipSync((await ask('gzip')).body).toString()).toBe(page.html);
  expect((await ask('identity')).body.toString()).toBe(page.html);
});

it('makes a page once for all who ask while it is being compressed', async () => {
  const cache = openPageCache();
  const page = aPage('slotbook');

  await Promise.all(Array.from({ length: 50 }, () => cache.page('key', 'br', page.make)));

  expect(page.made).toBe(1);
});

it('keeps the pages of different keys apart', async () => {
  const cache = openPageCache();
  for (const name of ['one', 'other', 'one', 'other']) {
    const { body } = await cache.page(name, 'br', aPage(name).make);
    expect(brotliDecompressSync(body).toString()).toContain(`<title>${name}</title>`);
  }
});

it('replaces a page that is asked for often by the smallest of the same content', async () => {
  const cache = openPageCache();
  const page = aPage('slotbook');
  const best = brotliCompressSync(page.html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(page.html),
    },
  });

  const first = await cache.page('key', 'br', page.make);
  for (let hit = 1; hit <= 10; hit += 1) {
    await cache.settled();
    const again = await cache.page('key', 'br', page.make);
    expect(again.body.equals(first.body)).toBe(true);
  }
  await cache.settled();

  const { body } = await cache.page('key', 'br', page.make);
  expect(body.equals(best)).toBe(true);
  expect(body.length).toBeLessThan(first.body.length);
});

it('compresses no page better that is asked for a few times, however many such pages there are', async () => {
  const rests: number[] = [];
  const cache = openPageCache({ rest: async (ms) => void rests.push(ms) });
  for (let page = 0; page < 100; page += 1) {
    const { make } = aPage(`a${page}`);
    for (let view = 0; view < 10; view += 1) await cache.page(`a${page}`, 'br', make);
  }
  await cache.settled();

  expect(rests).toEqual([]);
});

it('pauses after each better compression for as long as that took', async () => {
  // Each reading of the clock takes longer than the last: 1 ms, 2 ms, 3 ms…
  let time = 0;
  let readings = 0;
  const now = () => {
    readings += 1;
    time += readings;
    return time;
  };
  const rests: number[] = [];
  const cache = openPageCache({ now, rest: async (ms) => void rests.push(ms) });
  const pages = ['one', 'two', 'three'].map((name) => ({ name, ...aPage(name) }));
  for (const { make, name } of pages) await cache.page(name, 'br', make);
  for (let hit = 0; hit < 10; hit += 1) {
    for (const { make, name } of pages) await cache.page(name, 'br', make);
  }
  await cache.settled();

  expect(rests).toEqual([2, 4, 6]);
});

it('stays within its bytes, and lets go of the page that was asked for longest ago', async () => {
  const cache = openPageCache({ mostBytes: 100_000 });
  const [kept, left] = [aPage('kept'), aPage('left')];
  await cache.page('left', 'br', left.make);
  for (let other = 0; other < 200; other++) {
    await cache.page('kept', 'br', kept.make);
    await cache.page(`other ${other}`, 'br', aPage(`other ${other}`).make);
    expect(cache.size()).toBeLessThanOrEqual(100_000);
  }
  await cache.page('left', 'br', left.make);

  expect([kept.made, left.made]).toEqual([1, 2]);
});

it('keeps nothing of a page that cannot be made', async () => {
  const cache = openPageCache();
  const page = aPage('slotbook');
  const fail = () => {
    throw new Error('A fault of the page');
  };

  await expect(cache.page('key', 'br', fail)).rejects.toThrow('A fault of the page');
  await cache.page('key', 'br', page.make);

  expect(page.made).toBe(1);
});

it('leaves a page as it is that is too small to gain', async () => {
  const cache = openPageCache();
  const make = () => ({ pieces: ['<!doctype html>'], ...WORDS });

  for (let time = 0; time < 3; time++) {
    expect(await cache.page('key', 'br', make)).toMatchObject({ encoding: 'identity' });
  }
});
