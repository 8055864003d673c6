import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../ServerDeps.ts';
import { newSession, sendSession } from '../../session/visitorSession.ts';

const SECONDS = 20;

/**
 * Used only with the sandbox on: opens the sign-up page in a session whose cookie is gone after 20
 * seconds, so that one can see what a page says whose session has ended. The index links here.
 */
export function demoSessionRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/demo/session', (request, reply) => {
    sendSession(request, reply, deps, newSession(deps), SECONDS);
    return reply.redirect('/signup', 303);
  });
}
