import type { FastifyRequest } from 'fastify';
import { requestLanguage } from '../http/requestLanguage.ts';

/**
 * The request headers that a page depends on, except cookies. Everything new that a page depends on
 * belongs here, because a first view is answered from memory by its address and these.
 */
export interface PageTraits {
  /** Whether the browser sends the Global Privacy Control signal. */
  readonly objects: boolean;
  /** The language of the answer, one of the brand's. */
  readonly language: string;
}

export function pageTraits(
  request: FastifyRequest,
  { languages, secure }: { readonly languages: readonly string[]; readonly secure: boolean },
): PageTraits {
  return {
    objects: objectsToMeasuring(request),
    language: requestLanguage(request, languages, secure),
  };
}

/** Whether the browser sends the Global Privacy Control signal. */
export function objectsToMeasuring({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1';
}
