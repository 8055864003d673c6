import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { SealOptions, VisitorSession } from './sealSession.ts';
import {
  idOfState,
  openTrip,
  type SocialTrip,
  sealTrip,
  type TripOptions,
} from './sealSocialTrip.ts';

type CookieDeps = Pick<ServerDeps, 'sessionSecret'>;

/** Longer than a trip is valid, so that a late visitor is led back to the page that they left. */
const KEPT_SECONDS = 3600;
/** How many tabs may be at a provider at the same time, and the total length of their cookies. */
const MOST_TRIPS = 4;
const MOST_CHARACTERS = 6000;

/** The values that the state of a session's trip is signed with. */
export function tripOptions(
  request: FastifyRequest,
  session: VisitorSession,
  deps: CookieDeps,
): TripOptions {
  return { ...sealOptions(request, deps), sessionId: session.id };
}

/**
 * Returns the trip that a state names, from this browser's cookie; null without one. The caller
 * still has to check that the state belongs to the trip and to this session.
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
 * Stores a trip in its own cookie, because another tab may be on another trip. Beyond the limit
 * deletes the oldest. Lax, because the provider's redirect has to include it.
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

/** Deletes the cookie of a finished trip. */
export function dropTrip(request: FastifyRequest, reply: FastifyReply, { id }: SocialTrip): void {
  forget(request, reply, `${prefixOf(request)}${id}`);
}

/** The cookies to delete for a new one: the oldest, and any that cannot be read. */
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

/**
 * The prefix of a trip's cookie name. Browsers accept a __Host- cookie only over https, from this
 * very host.
 */
function prefixOf(request: FastifyRequest): string {
  return siteOf(request).secure ? '__Host-social-' : 'social-';
}
