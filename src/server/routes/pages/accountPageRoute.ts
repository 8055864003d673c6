import type { FastifyInstance } from 'fastify';
import { siteOf } from '../../http/Site.ts';
import { sendPage } from '../../pages/sendPage.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { accountSummary } from '../../session/accountSummary.ts';
import { readVisit } from '../../session/readVisit.ts';
import { sessionOf } from '../../session/visitorSession.ts';
import { accountOfSession } from '../../storage/accounts/accountOfSession.ts';
import { newestPayment } from '../../storage/accounts/newestPayment.ts';
import { newestSubscription } from '../../storage/accounts/newestSubscription.ts';
import { sendErrorPage } from './errorPageRoutes.ts';

/** The page of the session's account. Its query is only for analytics. */
export function accountPageRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/account', async (request, reply) => {
    const { brand, catalogue } = siteOf(request).built;
    const session = sessionOf(request, deps);
    const account =
      session === null ? null : await accountOfSession(deps.database, brand.id, session.id);
    if (account === null) {
      return sendErrorPage(request, reply, deps, {
        status: 401,
        message: 'MISSING_LEAD_OR_DEAL_ID',
      });
    }
    return sendPage(request, reply, deps, {
      view: 'account',
      visit: readVisit(brand, {}),
      account: accountSummary({
        account,
        subscription: await newestSubscription(deps.database, account.accountId),
        lastPayment: await newestPayment(deps.database, account.accountId),
        catalogue,
        now: deps.clock(),
      }),
    });
  });
}
