import type { FastifyRequest } from 'fastify';
import type { BuiltBrand } from '../../core/contract/builtBrand.ts';

/** The brand that a request is for, as its build was when the request began, in its visitor's language. */
export interface Site {
  readonly built: BuiltBrand;
  /** Names that build of it by its content. */
  readonly object: string;
  /** The same in the brand's default language. */
  readonly inDefault: BuiltBrand;
  /** Scheme, host and port that the visitor sees. */
  readonly origin: string;
  readonly secure: boolean;
}

/** The decorator's name on a request. */
export const SITE = 'site';

/** The request's brand. Only on routes behind addSite. */
export function siteOf(request: FastifyRequest): Site {
  return request.getDecorator<Site>(SITE);
}
