import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { VisitorSession } from './sealSession.ts';
import {
  idOfState,
  openTrip,
  type SealOptions,
  type SocialTrip,
  sealTrip,
  type TripOptions,
} from './sealSocialTrip.ts';

type CookieDeps = Pick<ServerDeps, 'sessionSecret'>;

/** Longer than a trip is valid, so a visitor who is late is led back to the page that they left. */
const KEPT_SECONDS = 3600;
/** Tabs that may be at a provider at once, and the characters that their cookies may have together. */
const MOST_TRIPS = 4;
const MOST_CHARACTERS = 6000;

/** What the state of a session's trip is signed with. */
export function tripOptions(
  request: FastifyRequest,
  session: VisitorSession,
  deps: CookieDeps,
): TripOptions {
  return { ...sealOptions(request, deps), sessionId: session.id };
}

/**
 * The trip that a state names, as this browser keeps it; null where it keeps none of that name. Whether
 * the state is the trip's own, and of this session, is still to be asked.
 */
export function tripOf(
  request: FastifyRequest,
  state: string | null,
  deps: CookieDeps,
): SocialTrip | null {
  const id = idOfState(state ?? '');
  return id === null ? null : openCookie(request, `${prefixOf(request)}${id}`, deps);
}

/**
 * Has the browser keep a trip until it is back, in a cookie of its own: another tab may be on another
 * one. Of too many the oldest are forgotten. Lax: the provider's redirect must bring it along.
 */
export function keepTrip(
  request: FastifyRequest,
  reply: FastifyReply,
  trip: SocialTrip,
  deps: CookieDeps,
): void {
  const value = sealTrip(trip, sealOptions(request, deps));
  for (const name of tooMany(request, value.length, deps)) forget(request, reply, name);
  const { secure } = siteOf(request);
  reply.setCookie(`${prefixOf(request)}${trip.id}`, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: KEPT_SECONDS,
  });
}

/** Has the browser forget a trip that it is back from. */
export function dropTrip(request: FastifyRequest, reply: FastifyReply, { id }: SocialTrip): void {
  forget(request, reply, `${prefixOf(request)}${id}`);
}

/** The cookies that make no room for one more: the oldest, and whatever cannot be read. */
function tooMany(request: FastifyRequest, added: number, deps: CookieDeps): string[] {
  const prefix = prefixOf(request);
  const kept = Object.keys(request.cookies)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name, since: openCookie(request, name, deps)?.startedAt.getTime() ?? 0 }))
    .toSorted((one, other) => other.since - one.since);
  let characters = added;
  return kept
    .filter(({ name, since }, index) => {
      characters += request.cookies[name]?.length ?? 0;
      return since === 0 || index + 1 >= MOST_TRIPS || characters > MOST_CHARACTERS;
    })
    .map(({ name }) => name);
}

function openCookie(request: FastifyRequest, name: string, deps: CookieDeps): SocialTrip | null {
  const value = request.cookies[name];
  return value === undefined ? null : openTrip(value, sealOptions(request, deps));
}

function sealOptions(request: FastifyRequest, { sessionSecret }: CookieDeps): SealOptions {
  return { brandId: siteOf(request).built.brand.id, secret: sessionSecret };
}

function forget(request: FastifyRequest, reply: FastifyReply, name: string): void {
  const { secure } = siteOf(request);
  reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/** What precedes a trip's name. Browsers accept a __Host- cookie only over https, from this very host. */
function prefixOf(request: FastifyRequest): string {
  return siteOf(request).secure ? '__Host-social-' : 'social-';
}
