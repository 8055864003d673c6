import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/CallError.ts';
import { siteOf } from '../http/Site.ts';
import { leadOfVisit } from '../leads/leadOfVisit.ts';
import { sendSignUpPage } from '../pages/sendSignUpPage.ts';
import { signupPayment } from '../pages/signupPayment.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { first, type PageQuery, readVisit } from '../session/readVisit.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import { ensureSession } from '../session/visitorSession.ts';
import { accountOfSession } from '../storage/accountOfSession.ts';

/** The sign-up page. Viewing it writes nothing to the database. Serves Specification 2.1.3. */
export function signupPageRoutes(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/', async (request, reply) => {
    const query = request.url.indexOf('?');
    return reply.redirect(`/signup${query < 0 ? '' : request.url.slice(query)}`, 302);
  });

  app.get<{ Querystring: PageQuery }>('/signup', async (request, reply) => {
    const { ip, query } = request;
    const { built } = siteOf(request);
    const visit = readVisit(built.brand, query);
    if (visit.contactFault !== null) {
      request.log.warn({ fault: visit.contactFault.kind }, 'The contact parameter was ignored');
    }
    const session = ensureSession(request, reply, deps);
    await refuseOthersAccount(deps, built.brand.id, session, first(query, 'accountId'));
    const brought = await leadOfVisit(deps, { built, session, ip, query, account: null });
    return sendSignUpPage(request, reply, deps, { session, visit, brought, pay: signupPayment });
  });
}

/** A link that names an account is for whoever is signed in to it. Serves Specification 8.2.1. */
async function refuseOthersAccount(
  { database }: Pick<ServerDeps, 'database'>,
  brandId: string,
  session: VisitorSession,
  accountId: string | null,
): Promise<void> {
  if (accountId === null) return;
  const account = await accountOfSession(database, brandId, session.id);
  if (account?.accountId !== accountId) throw new CallError({ code: 'INCORRECT_USER_ID' });
}
