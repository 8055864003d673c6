import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { VisitorSession } from './sealSession.ts';
import {
  openTrip,
  type SocialTrip,
  sealTrip,
  TRIP_MINUTES,
  type TripOptions,
} from './sealSocialTrip.ts';

type CookieDeps = Pick<ServerDeps, 'clock' | 'sessionSecret'>;

/** What a session's trip is sealed with. */
export function tripOptions(
  request: FastifyRequest,
  session: VisitorSession,
  { sessionSecret }: Pick<ServerDeps, 'sessionSecret'>,
): TripOptions {
  const { id: brandId } = siteOf(request).built.brand;
  return { brandId, sessionId: session.id, secret: sessionSecret };
}

/** The trip that the session is on; null when its cookie carries none, or it took too long. */
export function tripOf(
  request: FastifyRequest,
  session: VisitorSession,
  deps: CookieDeps,
): SocialTrip | null {
  const value = request.cookies[cookieName(siteOf(request).secure)];
  if (value === undefined) return null;
  return openTrip(value, { ...tripOptions(request, session, deps), now: deps.clock() });
}

/** Has the browser keep a trip until it is back. Lax: the provider's redirect must bring it along. */
export function keepTrip(
  request: FastifyRequest,
  reply: FastifyReply,
  session: VisitorSession,
  trip: SocialTrip,
  deps: CookieDeps,
): void {
  const { secure } = siteOf(request);
  reply.setCookie(cookieName(secure), sealTrip(trip, tripOptions(request, session, deps)), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: TRIP_MINUTES * 60,
  });
}

/** Has the browser forget the trip it was on. */
export function dropTrip(request: FastifyRequest, reply: FastifyReply): void {
  const { secure } = siteOf(request);
  reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/** Browsers accept a __Host- cookie only over https, from this very host. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-social' : 'social';
}
