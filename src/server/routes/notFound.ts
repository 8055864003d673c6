import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '../errors/CallError.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { sendErrorPage } from './pages/errorPageRoutes.ts';

/** Paths that do not exist: the brand's error page for a person, a failure for a call. */
export function notFound(app: FastifyInstance, deps: ServerDeps): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw new CallError({ code: 'NOT_FOUND' });
    return sendErrorPage(request, reply, deps, { status: 404, message: 'NOT_FOUND' });
  });
}

/** Whether a person's browser requests a page. */
export function wantsPage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && acceptsPage(request);
}

/** Whether the response is shown to a person, including the response to a form. */
export function acceptsPage({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html');
}
