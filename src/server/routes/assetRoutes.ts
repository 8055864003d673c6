import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ASSET_FOLDERS } from '../../core/contract/assetFolders.ts';
import { FOR_EVER } from '../http/cacheControl.ts';
import { compress, type Encoding, fileEncodingFor } from '../http/sendCompressed.ts';
import { readIfThere } from '../readIfThere.ts';
import type { ServerDeps } from '../ServerDeps.ts';

/** File names from Vite: words, a hash, an ending. They cannot form a path. */
const ASSET_NAME = /^[\w.-]+\.[a-z0-9]+$/i;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const TEXTS = new Set(['.js', '.css', '.svg', '.json', '.txt']);

/** The endings of the compressed files that the build writes beside a file. */
const BUILT: Readonly<Record<Encoding, string | null>> = {
  br: '.br',
  zstd: '.zst',
  gzip: null,
  identity: '',
};

/**
 * For files that the build has not compressed. The result is cached, so a higher quality is worth
 * its time.
 */
const ASSET_QUALITY = { brotli: 9, gzip: 9 };

/**
 * The page's scripts, styles and fonts. Their names depend on their content, so browsers cache them
 * forever. Also serves those of earlier builds, for pages sent before a deployment.
 */
export function assetRoutes(app: FastifyInstance, { config }: ServerDeps): void {
  const folders = ASSET_FOLDERS.map((folder) => join(config.distDir, 'page', folder));
  const kept = new LRUCache<string, Buffer>({ maxSize: 64_000_000, sizeCalculation: byteLength });

  async function variant(name: string, encoding: Encoding): Promise<Buffer | null> {
    const key = `${encoding}/${name}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const body = (await built(name, encoding)) ?? (await compressed(name, encoding));
    if (body !== null) kept.set(key, body);
    return body;
  }

  async function built(name: string, encoding: Encoding): Promise<Buffer | null> {
    const ending = BUILT[encoding];
    if (ending === null) return null;
    for (const folder of folders) {
      const body = await readIfThere(join(folder, name + ending));
      if (body !== null) return body;
    }
    return null;
  }

  async function compressed(name: string, encoding: Encoding): Promise<Buffer | null> {
    const source = await built(name, 'identity');
    return source === null ? null : compress(source, encoding, ASSET_QUALITY);
  }

  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const ending = extname(name);
    const type = TYPES[ending];
    if (type === undefined || !ASSET_NAME.test(name)) return reply.callNotFound();
    const isText = TEXTS.has(ending);
    const encoding = isText ? fileEncodingFor(request.headers['accept-encoding']) : 'identity';
    const body = await variant(name, encoding);
    if (body === null) return reply.callNotFound();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (isText) reply.header('vary', 'accept-encoding');
    return reply.type(type).header('cache-control', FOR_EVER).send(body);
  });
}

function byteLength(body: Buffer): number {
  return Math.max(1, body.length);
}
