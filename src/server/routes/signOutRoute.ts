import type { FastifyInstance } from 'fastify';
import { BODY_LIMITS } from '../http/bodyLimits.ts';
import { checkOrigin } from '../http/checkOrigin.ts';
import { forgetDirectDebit } from '../orders/methods/direct-debit/directDebitCookie.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { dropSession, sessionOf } from '../session/visitorSession.ts';
import { endSession } from '../storage/endSession.ts';

/**
 * Signs out, by a form that needs no script. Clears the user in the session's row, so that a copy
 * of the cookie is useless, and deletes the cookie. Redirects to the sign-up page.
 */
export function signOutRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMITS.form },
      (_request, _body, done) => done(null, null),
    );
    scope.post('/sign-out', { onRequest: checkOrigin }, async (request, reply) => {
      const session = sessionOf(request, deps);
      if (session !== null) await endSession(deps.database, session.id);
      dropSession(request, reply);
      forgetDirectDebit(request, reply);
      return reply.header('cache-control', 'no-store').redirect('/signup', 303);
    });
  });
}
