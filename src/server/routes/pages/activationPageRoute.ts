import type { FastifyInstance } from 'fastify';
import { readActivation } from '../../commands/account/activate.ts';
import { siteOf } from '../../http/Site.ts';
import { sendPage } from '../../pages/sendPage.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { networkOf } from '../../security/networkOf.ts';
import { first, type PageQuery, readVisit } from '../../session/readVisit.ts';
import { signInOwnBrowser } from '../../session/signInOwnBrowser.ts';
import { ensureSession } from '../../session/visitorSession.ts';

/** Longer than any token. */
const LONGEST_TOKEN = 200;

const STATUSES = { ready: 200, expired: 410, used: 410, unknown: 404 } as const;

/**
 * The page of the mailed link. Opening it activates nothing, because mail scanners open links and
 * run scripts; the page has a button to press. If the link was already used in this browser, leads
 * to the account again.
 */
export function activationPageRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.get<{ Querystring: PageQuery }>('/activate', async (request, reply) => {
    const { brand } = siteOf(request).built;
    // The address contains the token, which must not be sent in a referrer.
    reply.header('referrer-policy', 'no-referrer');
    // Link checkers use HEAD. Nothing is looked up for them, so it does not count as opening the
    // link.
    if (request.method === 'HEAD') return reply.type('text/html; charset=utf-8').send();
    await deps.rateLimits.use('activationByIp', `${brand.id}/${networkOf(request.ip)}`);
    const token = (first(request.query, 'token') ?? '').slice(0, LONGEST_TOKEN);
    const { outcome, userId } = await readActivation(deps, brand.id, token);
    if (outcome === 'used' && userId !== null) {
      const url = await signInOwnBrowser(request, reply, deps, userId);
      if (url !== null) return reply.redirect(url, 303);
    }
    ensureSession(request, reply, deps);
    reply.code(STATUSES[outcome]);
    return sendPage(request, reply, deps, {
      view: 'activation',
      visit: readVisit(brand, {}),
      activation: { outcome, token: outcome === 'unknown' ? '' : token },
    });
  });
}
