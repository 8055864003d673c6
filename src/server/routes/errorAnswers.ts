import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../errors/Failure.ts';
import { toFailureResponse } from '../errors/toFailureResponse.ts';
import { failureOf, handleError } from '../http/handleError.ts';
import { isLeadLink } from '../leads/leadOfVisit.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { PageQuery } from '../session/readVisit.ts';
import { wantsPage } from './notFound.ts';
import { type ErrorPage, sendErrorPage } from './pages/errorPageRoutes.ts';
import { PAYMENT_PATHS } from './pages/paymentPageRoutes.ts';

/** Errors of a brand's routes: the brand's error page for a person, a failure for a call. */
export function errorAnswers(app: FastifyInstance, deps: ServerDeps): void {
  app.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
    if (!wantsPage(request)) return handleError(error, request, reply);
    return sendErrorAsPage(error, request, reply, deps);
  });
}

async function sendErrorAsPage(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
): Promise<FastifyReply> {
  const failure = failureOf(error);
  const { status } = toFailureResponse(failure);
  if (status >= 500 && failure.code !== 'BUSY') request.log.error({ err: error }, 'A page failed');
  const pause = 'retryAfter' in failure ? { retryAfter: failure.retryAfter } : null;
  if (pause !== null) reply.header('retry-after', pause.retryAfter);
  const message = messageOf(failure);
  try {
    const isUpgrade = isPaymentPage(request);
    return await sendErrorPage(request, reply, deps, { status, message, isUpgrade, ...pause });
  } catch (err) {
    request.log.error({ err }, 'The error page failed too');
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return reply.code(500).send('Something went wrong. Please try again later.\n');
  }
}

/**
 * Returns the message of an error page. Failures that only calls have become a more general one.
 */
function messageOf({ code }: Failure): ErrorPage['message'] {
  if (code === 'NO_ATTEMPT') return 'NOT_FOUND';
  const isOfCalls = code === 'BUSY' || code === 'DATABASE_AWAY' || code === 'CAPTCHA_REFUSED';
  return isOfCalls ? 'INTERNAL_SERVER_ERROR' : code;
}

/** The payment page belongs to an account, unless a lead's or a deal's link led to it. */
function isPaymentPage({ query, routeOptions }: FastifyRequest): boolean {
  if (!PAYMENT_PATHS.includes(routeOptions.url ?? '')) return false;
  // Fastify reads every query as texts and lists of texts.
  return !isLeadLink(query as PageQuery);
}
