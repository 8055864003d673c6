import type { FastifyInstance, FastifyRequest } from 'fastify';

const HOST = 'host';

/**
 * Refuses a request that names two hosts: a proxy may have chosen its brand by one of them, and Node
 * reads the other.
 */
export function oneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasOneHost(request)) return;
    reply.code(400).type('text/plain; charset=utf-8').send('Bad request\n');
  });
}

/** Node keeps each header as it was sent only here, names and values by turns. */
export function hasOneHost({ raw }: FastifyRequest): boolean {
  const { rawHeaders } = raw;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts <= 1;
}
