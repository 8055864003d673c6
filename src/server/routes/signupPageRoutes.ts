import type { FastifyInstance } from 'fastify';
import { siteOf } from '../http/Site.ts';
import { sendPage } from '../pages/sendPage.ts';
import { signupPayment } from '../pages/signupPayment.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { type PageQuery, readVisit } from '../session/readVisit.ts';
import { ensureSession } from '../session/visitorSession.ts';

/** The sign-up page. Viewing it writes nothing to the database. Serves Specification 2.1.3. */
export function signupPageRoutes(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/', async (request, reply) => {
    const query = request.url.indexOf('?');
    return reply.redirect(`/signup${query < 0 ? '' : request.url.slice(query)}`, 302);
  });

  app.get<{ Querystring: PageQuery }>('/signup', async (request, reply) => {
    const { built } = siteOf(request);
    const visit = readVisit(built.brand, request.query);
    if (visit.contactFault !== null) {
      request.log.warn({ fault: visit.contactFault.kind }, 'The contact parameter was ignored');
    }
    const session = ensureSession(request, reply, deps);
    const noPlans = !built.catalogue.plans.some((plan) =>
      plan.signupTypes.includes(visit.signupType),
    );
    return sendPage(request, reply, deps, {
      view: 'signup',
      visit,
      payment: await signupPayment(request, reply, deps, { session, visit }),
      errorInfo: noPlans ? { message: 'PLANS_NOT_AVAILABLE' } : null,
    });
  });
}
