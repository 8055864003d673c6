import type { FastifyRequest } from 'fastify';

/**
 * What of a request's headers its page is made from, the cookies aside. Whatever a page comes to be made from
 * belongs here: a first view is answered from memory by its address and by all of this.
 */
export interface PageTraits {
  /** The browser sends the Global Privacy Control signal. */
  readonly objects: boolean;
}

export function pageTraits({ headers }: Pick<FastifyRequest, 'headers'>): PageTraits {
  return { objects: headers['sec-gpc'] === '1' };
}
