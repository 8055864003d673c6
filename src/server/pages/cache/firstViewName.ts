import type { FastifyRequest } from 'fastify';
import { ORDER_PARAMETERS } from '../../../core/rules/socialState/carriedQuery.ts';
import { pageTraits } from '../../session/pageTraits.ts';
import type { PageQuery } from '../../session/readVisit.ts';

/** Pages with longer addresses are looked up each time, because names are kept in memory. */
const LONGEST_ADDRESS = 300;

const DAY_MS = 86_400_000;

/** A brand by its build, and the request's way to it. */
export interface ViewedBrand {
  readonly object: string;
  readonly languages: readonly string[];
  readonly secure: boolean;
}

/**
 * Names what a first view requests: every part of the request that its page is made from, with the
 * brand's build and the day. Null for any other request. A visitor who sends a cookie may be known
 * here.
 */
export function firstViewName(
  request: FastifyRequest,
  brand: ViewedBrand,
  now: Date,
): string | null {
  const { headers, method, url } = request;
  if (method !== 'GET' || headers.cookie !== undefined || url.length > LONGEST_ADDRESS) return null;
  const day = Math.floor(now.getTime() / DAY_MS);
  return `${brand.object} ${day} ${JSON.stringify(pageTraits(request, brand))} ${url}`;
}

/** Whether an address contains only what is ordered, and where its visitor comes from. */
export function asksForOrderOnly(query: PageQuery): boolean {
  return Object.keys(query).every((name) => ORDER_PARAMETERS.includes(name));
}
