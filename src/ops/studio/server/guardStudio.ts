import type { FastifyInstance, FastifyRequest } from 'fastify';
import { studioHost, studioOrigin } from './studioHosts.ts';

/** Allows the page's own scripts and styles, and the preview's brands in its frames. */
function policy(port: number): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src http://*.studio.localhost:${port}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Answers only the Studio's own page. Refuses every request for another host (a name that points at
 * this machine) and from another origin (a page in the same browser).
 */
export function guardStudio(app: FastifyInstance, port: () => number): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy(port()),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const { kind } = studioHost(request.headers.host, port());
    if (kind === 'loopback' && request.method === 'GET' && !request.url.startsWith('/api/')) {
      return reply.redirect(`${studioOrigin(port())}${request.url}`, 302);
    }
    if (kind !== 'studio') return reply.code(421).send({ message: 'This is not that host.' });
    if (!isOwn(request, studioOrigin(port()))) {
      return reply.code(403).send({ message: 'The Studio answers its own page alone.' });
    }
    return undefined;
  });
}

/** Browsers send the origin of a request. Other programs do not, but they belong to the user. */
function isOwn({ headers, method, url }: FastifyRequest, own: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin !== own) return false;
  if (site === undefined || site === 'same-origin') return true;
  // Typed into the address bar or followed from another site. Then only the page itself may be
  // opened.
  return method === 'GET' && !url.startsWith('/api/');
}
