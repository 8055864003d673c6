import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteOf } from '../../../http/Site.ts';
import type { ServerDeps } from '../../../ServerDeps.ts';
import { SESSION_HOURS, type VisitorSession } from '../../../session/sealSession.ts';
import {
  type DirectDebitState,
  NO_DIRECT_DEBIT,
  openDirectDebit,
  sealDirectDebit,
} from './sealDirectDebit.ts';

type CookieDeps = Pick<ServerDeps, 'sessionSecret'>;

/** Returns the session's progress with direct debit. */
export function directDebitOf(
  request: FastifyRequest,
  session: VisitorSession,
  deps: CookieDeps,
): DirectDebitState {
  const value = request.cookies[cookieName(siteOf(request).secure)];
  if (value === undefined) return NO_DIRECT_DEBIT;
  return openDirectDebit(value, { sessionId: session.id, secret: deps.sessionSecret });
}

/** Stores it in the visitor's cookie, so that a page view does not write to the database. */
export function keepDirectDebit(
  request: FastifyRequest,
  reply: FastifyReply,
  session: VisitorSession,
  state: DirectDebitState,
  deps: CookieDeps,
): void {
  const { secure } = siteOf(request);
  const value = sealDirectDebit(state, { sessionId: session.id, secret: deps.sessionSecret });
  reply.setCookie(cookieName(secure), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_HOURS * 3600,
  });
}

/** Deletes the cookie. */
export function forgetDirectDebit(request: FastifyRequest, reply: FastifyReply): void {
  const { secure } = siteOf(request);
  reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/** Browsers accept a __Host- cookie only over https, from this very host. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-direct-debit' : 'direct-debit';
}
