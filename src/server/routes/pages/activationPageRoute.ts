import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ActivationRefusal, activate } from '../../commands/account/activate.ts';
import { signIn } from '../../commands/account/signIn.ts';
import { siteOf } from '../../http/Site.ts';
import { completionUrl } from '../../orders/prepare/completionUrl.ts';
import { sendPage } from '../../pages/sendPage.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { networkOf } from '../../security/networkOf.ts';
import { first, type PageQuery, readVisit } from '../../session/readVisit.ts';
import { ensureSession, sessionOf, startSession } from '../../session/visitorSession.ts';
import { accountOfSession } from '../../storage/accounts/accountOfSession.ts';
import { landingOfUser } from '../../storage/accounts/landingOfUser.ts';
import { carryPlacedOrder } from '../../storage/placedOrders.ts';

/** As long as a token can be; anything longer is none. */
const LONGEST_TOKEN = 200;

/**
 * Where the mailed link leads: activates and lands on the account, or says why not. HEAD is left
 * out, so that a program that only looks at a link does not use it up.
 */
export function activationPageRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.get<{ Querystring: PageQuery }>(
    '/activate',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const site = siteOf(request);
      const brandId = site.built.brand.id;
      // The address holds the token: it must not travel on in a referrer.
      reply.header('referrer-policy', 'no-referrer');
      await deps.rateLimits.use('activationByIp', `${brandId}/${networkOf(request.ip)}`);
      const token = (first(request.query, 'token') ?? '').slice(0, LONGEST_TOKEN);
      const activated = await activate(deps, brandId, token);
      if (!activated.ok) return refuse(request, reply, deps, token, activated.error);
      const { userId } = activated.value;
      const before = sessionOf(request, deps);
      const signedIn = startSession(request, reply, deps);
      await signIn({ deps, site }, signedIn, userId);
      if (before !== null) {
        await carryPlacedOrder(deps.database, { from: before.id, to: signedIn.id }, userId);
      }
      return reply.redirect(await landingUrl(request, deps, userId), 303);
    },
  );
}

/** Says why the link did not activate. Whoever used it in this browser just lands on their account again. */
async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  token: string,
  { outcome, userId }: ActivationRefusal,
): Promise<FastifyReply> {
  const { brand } = siteOf(request).built;
  const session = sessionOf(request, deps);
  const account =
    session === null ? null : await accountOfSession(deps.database, brand.id, session.id);
  if (outcome === 'used' && userId !== null && account?.userId === userId) {
    return reply.redirect(await landingUrl(request, deps, userId), 303);
  }
  ensureSession(request, reply, deps);
  reply.code(outcome === 'unknown' ? 404 : 410);
  return sendPage(request, reply, deps, {
    view: 'activation',
    visit: readVisit(brand, {}),
    activation: { outcome, token: outcome === 'unknown' ? '' : token },
  });
}

async function landingUrl(
  request: FastifyRequest,
  deps: ServerDeps,
  userId: string,
): Promise<string> {
  const landing = await landingOfUser(deps.database, userId);
  return completionUrl(siteOf(request), deps.config, landing);
}
