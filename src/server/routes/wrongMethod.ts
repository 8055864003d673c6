import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/CallError.ts';
import type { AllowedMethods } from '../http/allowedMethods.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { acceptsPage } from './notFound.ts';
import { sendErrorPage } from './pages/errorPageRoutes.ts';

/**
 * Answers a method that a path does not have with 405 and the methods it has, before reading a
 * body: the brand's error page for a person, a failure for a call. OPTIONS gets 204 and the same
 * methods, without permission for other sites' pages.
 */
export function wrongMethod(
  site: FastifyInstance,
  deps: ServerDeps,
  allowed: AllowedMethods,
): void {
  site.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const methods = allowed(request.url.split('?', 1)[0] ?? '');
    if (methods.length === 0) return;
    reply.header('allow', [...new Set([...methods, 'OPTIONS'])].toSorted().join(', '));
    if (request.method === 'OPTIONS') reply.code(204).send();
    else if (!acceptsPage(request))
      throw new CallError({ code: 'INVALID_REQUEST', because: 'method' });
    else await sendErrorPage(request, reply, deps, { status: 405, message: 'NOT_FOUND' });
  });
}
