import type { SerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../errors/CallError.ts';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { openSession, SESSION_HOURS, sealSession, type VisitorSession } from './sealSession.ts';

type SessionDeps = Pick<ServerDeps, 'clock' | 'newId' | 'sessionSecret'>;

/** Returns the request's session if its cookie is valid; otherwise null. */
export function sessionOf(request: FastifyRequest, deps: SessionDeps): VisitorSession | null {
  const { built, secure } = siteOf(request);
  const value = request.cookies[cookieName(secure)];
  if (value === undefined) return null;
  return openSession(value, {
    brandId: built.brand.id,
    secret: deps.sessionSecret,
    now: deps.clock(),
  });
}

/** Returns the request's session. Throws CallError 'SESSION_DOES_NOT_EXIST' without one. */
export function requireSession(request: FastifyRequest, deps: SessionDeps): VisitorSession {
  const session = sessionOf(request, deps);
  if (session === null) throw new CallError({ code: 'SESSION_DOES_NOT_EXIST' });
  return session;
}

/**
 * A page view renews a session older than this, so that a form is always valid for at least 23
 * hours.
 */
const RENEWED_AFTER_MS = 3_600_000;

/**
 * Returns the request's session, or a new one with a cookie. A page view renews it, so that nobody
 * who uses the page is timed out, until the session is SESSION_DAYS old. Does not write to the
 * database.
 */
export function ensureSession(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: SessionDeps,
): VisitorSession {
  const session = sessionOf(request, deps);
  if (session === null) return startSession(request, reply, deps);
  const now = deps.clock();
  if (now.getTime() - session.startedAt.getTime() < RENEWED_AFTER_MS) return session;
  const { firstAt = session.startedAt, id } = session;
  return sendSession(request, reply, deps, { id, startedAt: now, firstAt });
}

/** Starts a new session: at a first page, and whenever the visitor's identity changes. */
export function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: SessionDeps,
): VisitorSession {
  return sendSession(request, reply, deps, newSession(deps));
}

/** Returns a new session without a cookie. */
export function newSession({ clock, newId }: Pick<SessionDeps, 'clock' | 'newId'>): VisitorSession {
  return { id: newId(), startedAt: clock(), hasNoRow: true };
}

/** Sets a session's cookie, for as many seconds as the browser keeps it. */
export function sendSession(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: SessionDeps,
  session: VisitorSession,
  maxAge: number = SESSION_HOURS * 3600,
): VisitorSession {
  const { built, secure } = siteOf(request);
  const site = { brandId: built.brand.id, secure };
  const { name, options, value } = sessionCookie(session, site, deps, maxAge);
  reply.setCookie(name, value, options);
  return session;
}

export interface SessionCookie {
  readonly name: string;
  readonly value: string;
  readonly options: SerializeOptions;
}

/**
 * Returns the cookie of a session on a brand's site, for as many seconds as the browser keeps it.
 */
export function sessionCookie(
  session: VisitorSession,
  { brandId, secure }: { readonly brandId: string; readonly secure: boolean },
  { sessionSecret }: Pick<SessionDeps, 'sessionSecret'>,
  maxAge: number = SESSION_HOURS * 3600,
): SessionCookie {
  return {
    name: cookieName(secure),
    value: sealSession(session, { brandId, secret: sessionSecret }),
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge },
  };
}

/** Deletes the session's cookie. */
export function dropSession(request: FastifyRequest, reply: FastifyReply): void {
  const { secure } = siteOf(request);
  reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/** Browsers accept a __Host- cookie only over https, from this very host. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}
