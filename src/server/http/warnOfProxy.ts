import type { FastifyInstance } from 'fastify';

/**
 * Warns once when an untrusted proxy passed on a request. All its visitors then count as one
 * address and share the limits of one network. Logs no address, because it may be a visitor's.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', ({ headers, ips = [] }, _reply, done) => {
    // For a trusted peer, Fastify lists more addresses than the peer's own.
    if (!isTold && headers['x-forwarded-for'] !== undefined && ips.length <= 1) {
      isTold = true;
      app.log.warn(
        'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name: if it is your proxy, all visitors count as one network',
      );
    }
    done();
  });
}
