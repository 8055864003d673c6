import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Refuses a request that names two hosts: a proxy may have chosen its brand by one of them, and Node
 * reads the other.
 */
export function oneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hostsOf(request) <= 1) return;
    reply.code(400).type('text/plain; charset=utf-8').send('Bad request\n');
  });
}

/** Node keeps each header as it was sent only here, names and values by turns. */
function hostsOf({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}
