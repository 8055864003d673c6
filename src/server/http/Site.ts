import type { FastifyRequest } from 'fastify';
import type { BuiltBrand } from '../../core/contract/builtBrand.ts';

/** The brand of a request, from the build at the request's start, in the visitor's language. */
export interface Site {
  readonly built: BuiltBrand;
  /** The name of that build of the brand, derived from its content. */
  readonly object: string;
  /** The same brand in its default language. */
  readonly inDefault: BuiltBrand;
  /** Scheme, host and port as the visitor sees them. */
  readonly origin: string;
  readonly secure: boolean;
}

/** The decorator's name on a request. */
export const SITE = 'site';

/** The request's brand. Only on routes behind addSite. */
export function siteOf(request: FastifyRequest): Site {
  return request.getDecorator<Site>(SITE);
}
