import type { FastifyInstance } from 'fastify';

/**
 * Reads a body that is refused to its end, and discards it. Fastify would close the connection, and
 * a client that still sends, such as a proxy, would then get an error instead of the answer: nginx
 * says 502. Node stops reading when the request has taken too long.
 */
export function readToTheEnd(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (reply.hasHeader('connection') && !raw.complete) reply.removeHeader('connection');
    done();
  });
}
