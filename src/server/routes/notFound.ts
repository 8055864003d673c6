import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/CallError.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { sendErrorPage } from './errorPageRoutes.ts';

/** What is not there: the branded error page for a person, a failure for a call. */
export function notFound(app: FastifyInstance, deps: ServerDeps): void {
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) throw new CallError({ code: 'NOT_FOUND' });
    return sendErrorPage(request, reply, deps, { status: 404, message: 'NOT_FOUND' });
  });
}
