import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../core/contract/generated/catalogue.ts';
import type { AccountSummary } from '../../core/contract/generated/session.ts';
import { siteOf } from '../http/Site.ts';
import { sendPage } from '../pages/sendPage.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { readVisit } from '../session/readVisit.ts';
import { sessionOf } from '../session/visitorSession.ts';
import { accountOfSession, type SignedInAccount } from '../storage/accountOfSession.ts';
import { sendErrorPage } from './errorPageRoutes.ts';

/** The page of the account that the session is signed in to. The query is only for whoever measures. */
export function accountPageRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/account', async (request, reply) => {
    const { brand, catalogue } = siteOf(request).built;
    const session = sessionOf(request, deps);
    const account =
      session === null ? null : await accountOfSession(deps.database, brand.id, session.id);
    if (account === null) {
      return sendErrorPage(request, reply, deps, {
        status: 401,
        message: 'SESSION_DOES_NOT_EXIST',
      });
    }
    return sendPage(request, reply, deps, {
      view: 'account',
      visit: readVisit(brand, {}),
      account: presentAccount(account, catalogue),
    });
  });
}

/** What the page may know of the account. */
function presentAccount(account: SignedInAccount, catalogue: Catalogue): AccountSummary {
  const plan = catalogue.plans.find((candidate) => candidate.id === account.planId);
  return {
    id: account.accountId,
    email: account.email,
    fullName: `${account.firstName} ${account.lastName}`.trim(),
    companyName: account.companyName,
    planName: plan?.name ?? null,
    status: account.status,
    createdAt: account.createdAt,
    ...(account.trialEndsAt !== null && { trialEndsAt: account.trialEndsAt }),
  };
}
