import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandOfHost } from '../brands/brandOfHost.ts';
import type { Config } from '../config/Config.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { isHost } from './isHost.ts';
import { SITE, type Site } from './Site.ts';

/** Finds each request's brand by its host. An unknown host gets a plain 404 that names no brand. */
export function addSite(app: FastifyInstance, deps: ServerDeps): void {
  app.decorateRequest(SITE, null);
  app.addHook('onRequest', async (request, reply) => {
    const site = await siteFor(request, deps);
    if (site === null) refuseHost(reply);
    else request.setDecorator<Site>(SITE, site);
  });
}

async function siteFor(request: FastifyRequest, deps: ServerDeps): Promise<Site | null> {
  const { config } = deps;
  if (!isHost(request.host)) return null;
  const snapshot = deps.brands.current();
  const id = brandOfHost(snapshot.index, request.hostname, {
    pinned: config.brand,
    localHosts: config.sandboxUrl !== null,
  });
  const built = id === null ? null : await snapshot.brand(id);
  if (built === null) return null;
  const secure = isSecure(request, config);
  const origin = `${secure ? 'https' : 'http'}://${request.host.toLowerCase()}`;
  return { built, origin, secure };
}

/** Whether the visitor's connection is https, or must be. */
export function isSecure(request: FastifyRequest, config: Pick<Config, 'environment'>): boolean {
  return config.environment === 'production' || request.protocol === 'https';
}

/** Answers at once; the route's own handler is then left out. */
export function refuseHost(reply: FastifyReply): void {
  reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}
