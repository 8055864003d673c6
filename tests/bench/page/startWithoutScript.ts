import proxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import { compress, encodingFor } from '../../../src/server/http/sendCompressed.ts';
import { fetchText } from '../fetchText.ts';
import type { OwnPage } from './ownPages.ts';
import { withoutScript } from './withoutScript.ts';

export interface PagesWithoutScript {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Serves our current pages without their script. Everything else comes from the product. */
export async function startWithoutScript(
  pages: readonly OwnPage[],
  productUrl: string,
): Promise<PagesWithoutScript> {
  const app = Fastify({ forceCloseConnections: true });
  const kept = new Map<string, string>();
  for (const { brand, path } of pages) {
    const text = (href: string) => fetchText(new URL(href, productUrl), `${brand}.localhost`);
    kept.set(`${brand} ${path}`, await withoutScript(await text(path), text));
  }
  app.get('/signup', async (request, reply) => {
    const html = kept.get(`${request.hostname.split('.')[0]} ${request.url}`);
    if (html === undefined) return reply.code(404).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(await compress(Buffer.from(html), encoding));
  });
  await app.register(proxy, {
    upstream: productUrl,
    replyOptions: {
      rewriteRequestHeaders: ({ headers }, sent) => ({ ...sent, host: headers.host }),
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: Number(new URL(address).port), stop: () => app.close() };
}
