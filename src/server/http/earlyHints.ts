import type { FastifyInstance } from 'fastify';

/**
 * Tells of the script of every page before the page is made: a browser fetches it while the server asks its
 * database, or a provider. `entryScript` is its address; null tells nothing.
 */
export function earlyHints(pages: FastifyInstance, entryScript: string | null): void {
  if (entryScript === null) return;
  const link = `<${entryScript}>; rel=modulepreload`;
  pages.addHook('onRequest', ({ method, raw }, reply, done) => {
    // HTTP/1.0 knows no answer before the answer.
    if (method === 'GET' && raw.httpVersion === '1.1') reply.raw.writeEarlyHints({ link });
    done();
  });
}
