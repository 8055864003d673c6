import type { FastifyInstance } from 'fastify';
import { CallError } from '../../errors/CallError.ts';

/**
 * Gives every page only one address: redirects an address with a trailing slash to the one without,
 * and keeps its query. Calls are not redirected.
 */
export function oneAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { is404, method, url } = request;
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    if (is404 || path === '/' || !path.endsWith('/')) return;
    if (method !== 'GET' && method !== 'HEAD') throw new CallError({ code: 'NOT_FOUND' });
    reply.redirect(path.slice(0, -1) + url.slice(path.length), 308);
  });
}
