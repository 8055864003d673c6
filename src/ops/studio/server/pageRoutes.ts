import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** File names that Vite creates. None of them leads out of the folder. */
const ASSET = /^[\w-]+(\.[\w-]+)+$/;

/** The Studio's built page: one document at every address, and its assets. */
export function pageRoutes(app: FastifyInstance, studioDir: string): void {
  app.get<{ readonly Params: { readonly file: string } }>(
    '/assets/:file',
    async ({ params: { file } }, reply) => {
      const isAsset = ASSET.test(file);
      return isAsset ? sendFile(reply, join(studioDir, 'assets', file)) : notFound(reply);
    },
  );
  for (const path of ['/', '/brands/:id']) {
    app.get(path, async (_request, reply) => sendFile(reply, join(studioDir, 'index.html')));
  }
}

async function sendFile(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const content = await readFile(path).catch(() => null);
  if (content === null) return notFound(reply);
  return reply.type(TYPES[extname(path)] ?? 'application/octet-stream').send(content);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: 'There is nothing here.' });
}
