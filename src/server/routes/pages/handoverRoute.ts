import type { FastifyInstance } from 'fastify';
import { METHOD_PARAMETERS } from '../../../core/rules/paymentMethods/methodParameters.ts';
import { siteOf } from '../../http/Site.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { HANDOVER_MINUTES, sealHandover } from '../../security/handover.ts';
import { first, type PageQuery } from '../../session/readVisit.ts';
import { sessionOf } from '../../session/visitorSession.ts';
import { accountOfSession } from '../../storage/accounts/accountOfSession.ts';
import { sendErrorPage } from './errorPageRoutes.ts';

const MINUTE_MS = 60_000;

/** Leads from the account page to the payment page, with a new link each time. Writes nothing. */
export function handoverRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.get<{ Querystring: PageQuery }>(
    '/account/upgrade',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { brand } = siteOf(request).built;
      const session = sessionOf(request, deps);
      const account =
        session === null ? null : await accountOfSession(deps.database, brand.id, session.id);
      if (account === null) {
        return sendErrorPage(request, reply, deps, {
          status: 401,
          message: 'MISSING_LEAD_OR_DEAL_ID',
        });
      }
      const { accountId, userId } = account;
      const expiresAt = new Date(deps.clock().getTime() + HANDOVER_MINUTES * MINUTE_MS);
      const handover = { brandId: brand.id, accountId, userId, nonce: deps.newId(), expiresAt };
      const link = sealHandover(handover, deps.sessionSecret);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return reply.redirect(
        `/payment?${new URLSearchParams({ handover: link, ...wayToPay(request.query) })}`,
        303,
      );
    },
  );
}

/** The parameters that select a payment method, as on the payment page. */
function wayToPay(query: PageQuery): Record<string, string> {
  return Object.fromEntries(
    METHOD_PARAMETERS.flatMap((name) => {
      const value = first(query, name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
