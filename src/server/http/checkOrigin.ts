import type { FastifyRequest } from 'fastify';
import { CallError } from '../errors/CallError.ts';
import { siteOf } from './Site.ts';

/**
 * Refuses a call that another site's page made. Browsers send Sec-Fetch-Site, or at least Origin,
 * with every POST; a client that sends neither is not a browser and has no visitor's cookies.
 * Throws CallError.
 */
export async function checkOrigin(request: FastifyRequest): Promise<void> {
  const fetchSite = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const crossSite = fetchSite !== undefined && fetchSite !== 'same-origin';
  const foreign = origin !== undefined && origin !== siteOf(request).origin;
  if (crossSite || foreign) throw new CallError({ code: 'INVALID_REQUEST', because: 'origin' });
}
