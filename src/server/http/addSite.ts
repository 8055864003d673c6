import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandIn } from '../../core/brand/brandIn.ts';
import type { BrandIndexEntry } from '../../core/contract/builtBrand.ts';
import type { BrandSnapshot } from '../brands/BrandDirectory.ts';
import { brandOfHost } from '../brands/brandOfHost.ts';
import type { Config } from '../config/Config.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { isHost } from './address/isHost.ts';
import { requestLanguage } from './requestLanguage.ts';
import { SITE, type Site } from './Site.ts';

/**
 * Finds each request's brand by its host, in the language of the answer. An unknown host gets a
 * plain 404 that names no brand.
 */
export function addSite(app: FastifyInstance, deps: ServerDeps): void {
  app.decorateRequest(SITE, null);
  app.addHook('onRequest', async (request, reply) => {
    const site = await siteFor(request, deps);
    if (site === null) return refuseHost(reply);
    request.setDecorator<Site>(SITE, site);
  });
}

async function siteFor(request: FastifyRequest, deps: ServerDeps): Promise<Site | null> {
  const snapshot = deps.brands.current();
  const named = brandNamed(request, deps, snapshot);
  const inDefault = named && (await snapshot.brand(named.id));
  if (named === null || inDefault === null) return null;
  const secure = isSecure(request, deps.config);
  const built = brandIn(inDefault, requestLanguage(request, inDefault.brand.languages, secure));
  const origin = `${secure ? 'https' : 'http'}://${request.host.toLowerCase()}`;
  return { built, inDefault, object: named.object, origin, secure };
}

/** A brand's entry in the index. */
interface NamedBrand extends Pick<BrandIndexEntry, 'languages' | 'object'> {
  readonly id: string;
}

/** Returns the brand for a request's host, without reading its build; null for an unknown host. */
export function brandNamed(
  request: FastifyRequest,
  { config }: Pick<ServerDeps, 'config'>,
  { index }: BrandSnapshot,
): NamedBrand | null {
  if (!isHost(request.host)) return null;
  const id = brandOfHost(index, request.hostname, {
    pinned: config.brand,
    localHosts: config.sandboxUrl !== null,
  });
  const entry = id !== null && Object.hasOwn(index.brands, id) ? index.brands[id] : undefined;
  if (id === null || entry === undefined) return null;
  return { id, object: entry.object, languages: entry.languages };
}

/** Whether the visitor's connection is https, or must be. */
export function isSecure(request: FastifyRequest, config: Pick<Config, 'environment'>): boolean {
  return config.environment === 'production' || request.protocol === 'https';
}

/** Answers at once. The route's own handler does not run. */
export function refuseHost(reply: FastifyReply): void {
  reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}
