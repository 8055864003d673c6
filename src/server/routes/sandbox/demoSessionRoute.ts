import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../ServerDeps.ts';
import { newSession, sendSession } from '../../session/visitorSession.ts';

const SECONDS = 20;

/**
 * Only with the sandbox on: opens the sign-up page in a session whose cookie expires after 20
 * seconds, to show what a page says when its session has ended. The index links here.
 */
export function demoSessionRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/demo/session', (request, reply) => {
    sendSession(request, reply, deps, newSession(deps), SECONDS);
    return reply.redirect('/signup', 303);
  });
}
