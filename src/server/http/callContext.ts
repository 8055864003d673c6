import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { directDebitOf } from '../orders/methods/direct-debit/directDebitCookie.ts';
import type { DirectDebitState } from '../orders/methods/direct-debit/sealDirectDebit.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import { requireSession } from '../session/visitorSession.ts';
import { agreedSite } from './agreedSite.ts';
import type { Site } from './Site.ts';

/** What a command knows about a call that may come without a session. */
export interface OpenCallContext {
  readonly deps: ServerDeps;
  readonly site: Site;
  readonly ip: string;
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
}

/** What a command knows about the call that it serves. */
export interface CallContext extends OpenCallContext {
  readonly session: VisitorSession;
  /** The session's progress with direct debit. */
  readonly directDebit: DirectDebitState;
}

/** Returns a call's context. Throws CallError 'SESSION_DOES_NOT_EXIST' without a session. */
export function callContext(request: FastifyRequest, deps: ServerDeps): CallContext {
  return contextOf(request, deps, requireSession(request, deps));
}

/** The same for a page view, whose session may have just started. */
export function contextOf(
  request: FastifyRequest,
  deps: ServerDeps,
  session: VisitorSession,
): CallContext {
  return {
    ...openCallContext(request, deps),
    session,
    directDebit: directDebitOf(request, session, deps),
  };
}

/** The context of a call that needs no session, because a person may come back after theirs has ended. */
export function openCallContext(request: FastifyRequest, deps: ServerDeps): OpenCallContext {
  return {
    deps,
    site: agreedSite(request),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    log: request.log,
  };
}
