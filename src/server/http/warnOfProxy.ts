import type { FastifyInstance } from 'fastify';

/**
 * Warns once where a request was passed on by a proxy that is not trusted: its visitors then have one
 * address, and share every limit of a network. Logs no address, because it may be a visitor's.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', ({ headers, ips = [] }, _reply, done) => {
    // Of a trusted peer's request Fastify tells more addresses than the peer's own.
    if (!isTold && headers['x-forwarded-for'] !== undefined && ips.length <= 1) {
      isTold = true;
      app.log.warn(
        'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name: if it is your proxy, all visitors count as one network',
      );
    }
    done();
  });
}
