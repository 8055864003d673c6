import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostOfTarget } from './originForm.ts';

const HOST = 'host';

/**
 * Refuses a request that names two hosts, in headers or its target. A proxy could choose the brand
 * by one, while Node reads the other.
 */
export function oneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasOneHost(request)) return;
    reply.code(400).type('text/plain; charset=utf-8').send('Bad request\n');
  });
}

/** Whether the headers and the target name at most one host. */
export function hasOneHost({ headers, originalUrl, raw }: FastifyRequest): boolean {
  if (!originalUrl.startsWith('/')) {
    const named = hostOfTarget(originalUrl);
    if (named !== null && named !== headers.host?.toLowerCase()) return false;
  }
  // Only the raw headers keep duplicates. Names and values alternate.
  const { rawHeaders } = raw;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts <= 1;
}
