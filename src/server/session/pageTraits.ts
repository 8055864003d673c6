import type { FastifyRequest } from 'fastify';
import { requestLanguage } from '../http/requestLanguage.ts';

/**
 * What of a request's headers its page is made from, the cookies aside. Whatever a page comes to be made from
 * belongs here: a first view is answered from memory by its address and by all of this.
 */
export interface PageTraits {
  /** The browser sends the Global Privacy Control signal. */
  readonly objects: boolean;
  /** The language of the answer, of those that the brand offers. */
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
