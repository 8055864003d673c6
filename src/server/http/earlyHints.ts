import type { FastifyInstance } from 'fastify';

/**
 * Announces the page's script before the page is rendered, so that a browser fetches it while the
 * server waits for its database or a provider. `entryScript` is its address; null announces
 * nothing.
 */
export function earlyHints(pages: FastifyInstance, entryScript: string | null): void {
  if (entryScript === null) return;
  const link = `<${entryScript}>; rel=modulepreload`;
  pages.addHook('onRequest', ({ method, raw }, reply, done) => {
    // HTTP/1.0 has no informational responses.
    if (method === 'GET' && raw.httpVersion === '1.1') reply.raw.writeEarlyHints({ link });
    done();
  });
}
