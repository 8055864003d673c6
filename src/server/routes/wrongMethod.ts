import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/CallError.ts';
import type { AllowedMethods } from '../http/allowedMethods.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { acceptsPage } from './notFound.ts';
import { sendErrorPage } from './pages/errorPageRoutes.ts';

/**
 * Says of a path that is there which methods it has, to whoever asks by another one: before a body is read, by the
 * branded error page for a person and a failure for a call. OPTIONS asks for just that, and is let do nothing else:
 * no other site's page may call.
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
