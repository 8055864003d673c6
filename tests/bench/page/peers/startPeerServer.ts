import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import Fastify from 'fastify';
import { BEST, compress, encodingFor } from '../../../../src/server/http/sendCompressed.ts';
import type { BuiltPeer } from './buildPeer.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface PeerServer {
  /** Returns the address of the page of the peer in a folder. */
  readonly urlOf: (folder: string) => string;
  /** The same under a policy that allows files of this origin, and styles by hash. */
  readonly strictUrlOf: (folder: string) => string;
  readonly stop: () => Promise<void>;
}

/** Serves built peers with our own HTTP server from memory, each on its own host. */
export async function startPeerServer(peers: ReadonlyMap<string, BuiltPeer>): Promise<PeerServer> {
  const app = Fastify({ forceCloseConnections: true });
  const kept = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { '*': string }; Querystring: { policy?: string } }>(
    '/*',
    async (request, reply) => {
      const folder = request.hostname.split('.')[0] ?? '';
      const path = `/${request.params['*']}`;
      const peer = peers.get(folder);
      const content = path === '/' ? peer && Buffer.from(peer.html) : peer?.files.get(path);
      if (peer === undefined || content === undefined) return reply.code(404).send();
      const encoding = encodingFor(request.headers['accept-encoding']);
      const key = `${folder} ${path} ${encoding}`;
      const body = kept.get(key) ?? compress(content, encoding, BEST);
      kept.set(key, body);
      if (request.query.policy === 'strict') {
        reply.header('content-security-policy', strictPolicy(peer.html));
      }
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      reply.type(TYPES[path === '/' ? '.html' : extname(path)] ?? 'application/octet-stream');
      return reply.header('cache-control', 'public, max-age=31536000').send(await body);
    },
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(address);
  const urlOf = (folder: string) => `http://${folder}.localhost:${port}/`;
  return {
    urlOf,
    strictUrlOf: (folder) => `${urlOf(folder)}?policy=strict`,
    stop: () => app.close(),
  };
}

/** The policy of our pages, for a page without providers. */
export function strictPolicy(html: string): string {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const hashes = styles.map((css) => createHash('sha256').update(css).digest('base64'));
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}
