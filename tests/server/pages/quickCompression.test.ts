import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import type { PageInput } from '../../../src/core/contract/renderPage.ts';
import { openPageCache } from '../../../src/server/pages/cache/openPageCache.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { HOST } from '../../factories/servers/aVisitor.ts';

/**
 * The highest quality for a page that is compressed while its visitor waits. Rendering takes
 * longer.
 */
const MOST_QUALITY = 4;

const renderPage = ({ built, data }: PageInput) => ({
  pieces: [`<!doctype html><pre>${JSON.stringify([built, data], null, 2)}</pre>`],
  styleHashes: [],
});

/** The brotli quality that gives the same bytes; null when none does. */
function qualityOf(sent: Buffer): number | null {
  const whole = brotliDecompressSync(sent);
  const qualities = Array.from({ length: 12 }, (_, quality) => quality);
  const sentAt = (quality: number) =>
    brotliCompressSync(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    });
  return qualities.find((quality) => sentAt(quality).equals(sent)) ?? null;
}

it.each([
  ['names a person', '/signup?email=ada@example.com'],
  ['nobody has asked for yet', '/signup'],
  ['says what went wrong', '/activate?token=wrong'],
])('a page that %s is compressed quickly, so that no visitor waits', async (_name, url) => {
  const { app } = await aServer({ deps: { renderPage, pageCache: openPageCache() } });
  const headers = { host: HOST, accept: 'text/html', 'accept-encoding': 'br' };

  const { headers: answered, rawPayload } = await app.inject({ url, headers });

  expect(answered['content-encoding']).toBe('br');
  const quality = qualityOf(rawPayload);
  expect(quality).not.toBeNull();
  expect(quality).toBeLessThanOrEqual(MOST_QUALITY);
});
