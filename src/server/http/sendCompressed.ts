import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Below it compression saves nothing. */
const SMALLEST = 800;

/** A brotli quality that takes well under a millisecond for a page. */
const PAGE_QUALITY = 5;

/** From the smallest to the largest. A page is never zstd: at its quality that is larger. */
const OF_PAGES = ['br', 'gzip'] as const;
const OF_FILES = ['br', 'zstd', 'gzip'] as const;

/** The best encoding of a page that the browser accepts. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  return bestOf(OF_PAGES, acceptEncoding);
}

/** The best encoding of a built file that the browser accepts. */
export function fileEncodingFor(acceptEncoding: string | undefined): Encoding {
  return bestOf(OF_FILES, acceptEncoding);
}

function bestOf(offered: readonly Encoding[], acceptEncoding = ''): Encoding {
  const accepted: readonly (string | undefined)[] = acceptEncoding
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  return offered.find((it) => accepted.includes(it)) ?? 'identity';
}

/** Bytes in an encoding. Quality is brotli's, 0 to 11. */
export function compress(
  body: Buffer,
  encoding: Encoding,
  quality = PAGE_QUALITY,
): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  }
  if (encoding === 'zstd') return zstd(body);
  return encoding === 'gzip' ? zip(body) : Promise.resolve(body);
}

/** Answers a text in the best encoding that the browser accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const body = Buffer.from(text);
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (body.length < SMALLEST || encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compress(body, encoding));
}
