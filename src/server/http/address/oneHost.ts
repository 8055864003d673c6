import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostOfTarget } from './originForm.ts';

const HOST = 'host';

/**
 * Refuses a request that names two hosts, by headers or by its target: a proxy may have chosen its brand by one
 * of them, and Node reads the other.
 */
export function oneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasOneHost(request)) return;
    reply.code(400).type('text/plain; charset=utf-8').send('Bad request\n');
  });
}

/** Whether no two hosts are named by headers, nor by the target of the request and a header. */
export function hasOneHost({ headers, originalUrl, raw }: FastifyRequest): boolean {
  if (!originalUrl.startsWith('/')) {
    const named = hostOfTarget(originalUrl);
    if (named !== null && named !== headers.host?.toLowerCase()) return false;
  }
  // Node keeps each header as it was sent only here, names and values by turns.
  const { rawHeaders } = raw;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts <= 1;
}
