import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { unreachable } from '../../core/contract/unreachable.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);
const unBrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);
const unZstd = promisify(zstdDecompress);

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Compression levels: brotli's quality, 0 to 11, and gzip's level, 1 to 9. */
export interface Quality {
  readonly brotli: number;
  readonly gzip: number;
}

/** Compressing less than this saves nothing. */
const SMALLEST = 800;

/**
 * For an answer to one request. Takes a fraction of the time for rendering a page. Brotli's 1 takes
 * twice as long as its 0, and saves 2 % of a page.
 */
const QUICK: Quality = { brotli: 0, gzip: 1 };

/**
 * For cached content. Brotli takes a hundred milliseconds for a page, and saves a quarter of its
 * bytes.
 */
export const BEST: Quality = { brotli: 11, gzip: 9 };

/** From smallest to largest. Never zstd for a page, because it is larger at its level here. */
const OF_PAGES = ['br', 'gzip'] as const;
const OF_FILES = ['br', 'zstd', 'gzip'] as const;

/** Browsers send only a few different headers. */
const ofPages = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding of a page that the browser accepts. */
export function encodingFor(acceptEncoding = ''): Encoding {
  const known = ofPages.get(acceptEncoding);
  if (known !== undefined) return known;
  const best = bestOf(OF_PAGES, acceptEncoding);
  ofPages.set(acceptEncoding, best);
  return best;
}

/** The best encoding of a built file that the browser accepts. */
export function fileEncodingFor(acceptEncoding = ''): Encoding {
  return bestOf(OF_FILES, acceptEncoding);
}

function bestOf(offered: readonly Encoding[], acceptEncoding: string): Encoding {
  const accepted: readonly (string | undefined)[] = acceptEncoding
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  return offered.find((it) => accepted.includes(it)) ?? 'identity';
}

/** Whether a body is large enough to benefit. */
export function isWorthCompressing(body: Buffer): boolean {
  return body.length >= SMALLEST;
}

/** Compresses bytes on another thread, so that other requests are answered meanwhile. */
export function compress(body: Buffer, encoding: Encoding, quality = QUICK): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'zstd':
      return zstd(body);
    case 'gzip':
      return zip(body, { level: quality.gzip });
    case 'identity':
      return Promise.resolve(body);
    default:
      return unreachable(encoding);
  }
}

/** Decompresses bytes. Rejects when they are not in this encoding. */
export function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return unBrotli(body);
    case 'zstd':
      return unZstd(body);
    case 'gzip':
      return unzip(body);
    case 'identity':
      return Promise.resolve(body);
    default:
      return unreachable(encoding);
  }
}

/** Sends a text in the best encoding that the browser accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const body = Buffer.from(text);
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (!isWorthCompressing(body) || encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compress(body, encoding));
}
