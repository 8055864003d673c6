import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { Catalogue, Plan } from '../../core/contract/generated/catalogue.ts';
import type { OrderStart } from '../../core/contract/generated/session.ts';
import { isPricedByUser } from '../../core/rules/prices/planLine.ts';
import { planToStartWith } from '../../core/rules/upgrades/upgradePlans.ts';
import { upgradeType } from '../../core/rules/upgrades/upgradeType.ts';
import { signIn } from '../commands/signIn.ts';
import { takeHandover } from '../commands/takeHandover.ts';
import { type UpgradingAccount, upgradingAccount } from '../commands/upgradingAccount.ts';
import { CallError } from '../errors/CallError.ts';
import { siteOf } from '../http/Site.ts';
import { sendPage } from '../pages/sendPage.ts';
import { upgradePayment } from '../pages/upgradePayment.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { networkOf } from '../security/networkOf.ts';
import { first, type PageQuery, readVisit, type Visit } from '../session/readVisit.ts';
import { sessionOf, startSession } from '../session/visitorSession.ts';
import type { SubscriptionRow } from '../storage/Tables.ts';
import { userOfSession } from '../storage/userOfSession.ts';

interface PageRequest {
  readonly Querystring: PageQuery;
}

/**
 * The payment page of an existing account, on both of its paths. Reached by a link from the account's
 * page, or with the account's own session. Serves Specification 1.0.3, 2.1.3, 6.0.2 and 8.2.1.
 */
export function paymentPageRoutes(app: FastifyInstance, deps: ServerDeps): void {
  for (const path of ['/payment', '/v1/payment']) {
    app.get<PageRequest>(path, { exposeHeadRoute: false }, async (request, reply) => {
      // The address may hold a hand-over: it must not travel on in a referrer.
      reply.header('referrer-policy', 'no-referrer');
      const link = first(request.query, 'handover');
      return link === null
        ? showPage(request, reply, deps)
        : takeOver(request, reply, deps, path, link);
    });
  }
}

/** Uses the link up, and goes on to the same page without it. */
async function takeOver(
  request: FastifyRequest<PageRequest>,
  reply: FastifyReply,
  deps: ServerDeps,
  path: string,
  link: string,
): Promise<FastifyReply> {
  const site = siteOf(request);
  const brandId = site.built.brand.id;
  await deps.rateLimits.use('activationByIp', `${brandId}/${networkOf(request.ip)}`);
  const session = sessionOf(request, deps);
  const signedInUserId = session === null ? null : await userOfSession(deps.database, session.id);
  const { isSignedIn, userId } = await takeHandover(deps, brandId, { link, signedInUserId });
  if (!isSignedIn) await signIn({ deps, site }, startSession(request, reply, deps), userId);
  const rest = new URLSearchParams(request.url.slice(request.url.indexOf('?')));
  rest.delete('handover');
  return reply.redirect(rest.size === 0 ? path : `${path}?${rest}`, 303);
}

async function showPage(
  request: FastifyRequest<PageRequest>,
  reply: FastifyReply,
  deps: ServerDeps,
): Promise<FastifyReply> {
  const { built } = siteOf(request);
  const session = sessionOf(request, deps);
  const upgrading = await upgradingAccount(deps, built, session);
  const { plans, summary } = upgrading;
  const accountId = first(request.query, 'accountId');
  if (accountId !== null && accountId !== summary.id) {
    throw new CallError({ code: 'INCORRECT_USER_ID' });
  }
  if (session === null || plans.length === 0) throw new CallError({ code: 'PLANS_NOT_AVAILABLE' });
  const visit = visitOf(request, built);
  return sendPage(request, reply, deps, {
    view: 'payment',
    visit,
    account: summary,
    plans,
    startPlanId: planAtStart(built, upgrading),
    start: hadAlready(built, upgrading),
    payment: await upgradePayment(request, reply, deps, { session, visit }),
  });
}

/** An upgrade is priced as what the brand's accounts pay for. */
function visitOf(request: FastifyRequest<PageRequest>, { brand }: BuiltBrand): Visit {
  const visit = readVisit(brand, request.query);
  return { ...visit, signupType: upgradeType(brand) ?? visit.signupType, utmSource: 'Direct' };
}

function planAtStart(
  { catalogue }: BuiltBrand,
  { account, plans, subscription, summary }: UpgradingAccount,
): string | null {
  const plan = planOf(catalogue, subscription);
  const isPaidFor = summary.subscription !== null && summary.subscription.lastPayment !== null;
  const own = plan === undefined ? null : { id: plan.id, price: plan.price, isPaidFor };
  return planToStartWith(plans, { assignedPlanId: account.assignedPlanId, own });
}

/** Users and extras are not lost by a change of plan, unless its owner leaves them out. */
function hadAlready(
  { catalogue }: BuiltBrand,
  { subscription }: UpgradingAccount,
): OrderStart | null {
  const plan = planOf(catalogue, subscription);
  if (subscription === null || plan === undefined) return null;
  const { addon_ids, ivr_id, quantity } = subscription;
  const users = isPricedByUser(plan) ? quantity : null;
  return { users, addonIds: JSON.parse(addon_ids), ivrId: ivr_id };
}

function planOf(catalogue: Catalogue, subscription: SubscriptionRow | null): Plan | undefined {
  return catalogue.plans.find(({ id }) => id === subscription?.plan_id);
}
