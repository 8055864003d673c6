import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../core/contract/ErrorCode.ts';
import { ERROR_PATHS } from '../../../core/rules/links/errorPaths.ts';
import { searchOf } from '../../http/address/searchOf.ts';
import { siteOf } from '../../http/Site.ts';
import { sendPage } from '../../pages/sendPage.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { readVisit } from '../../session/readVisit.ts';

/** The error page on its market's path; the paths of other markets redirect to it. */
export function errorPageRoutes(app: FastifyInstance, deps: ServerDeps): void {
  for (const path of Object.values(ERROR_PATHS)) {
    app.get(path, async (request, reply) => {
      const own = ERROR_PATHS[siteOf(request).built.brand.market];
      if (path !== own) return reply.redirect(own + searchOf(request), 302);
      return sendErrorPage(request, reply, deps, { status: 200, message: '' });
    });
  }
}

export interface ErrorPage {
  readonly status: number;
  /** A code; empty when nothing more is known. Never taken from the query. */
  readonly message: ErrorCode | 'UNAUTHORISED_USER_ROLE' | '';
  /** Whether an account's upgrade could not be shown. */
  readonly isUpgrade?: boolean;
  /** The seconds after which to try again, when known. */
  readonly retryAfter?: number;
}

/** Sends the brand's error page. */
export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  { isUpgrade = false, message, retryAfter, status }: ErrorPage,
): Promise<FastifyReply> {
  const visit = readVisit(siteOf(request).built.brand, {});
  reply.code(status);
  const errorInfo = {
    message,
    ...(isUpgrade && { isUpgrade }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
  return sendPage(request, reply, deps, { view: 'error', visit, errorInfo });
}
