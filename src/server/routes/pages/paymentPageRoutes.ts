import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { SocialPlan } from '../../../core/contract/generated/calls.ts';
import type { Catalogue, Plan } from '../../../core/contract/generated/catalogue.ts';
import type { OrderStart } from '../../../core/contract/generated/session.ts';
import { discountsWithDeal } from '../../../core/rules/deals/dealTerms.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { planToStartWith } from '../../../core/rules/upgrades/upgradePlans.ts';
import { upgradeType } from '../../../core/rules/upgrades/upgradeType.ts';
import { redeemHandover } from '../../commands/account/redeemHandover.ts';
import { signIn } from '../../commands/account/signIn.ts';
import {
  type UpgradingAccount,
  upgradingAccount,
  withDeal,
} from '../../commands/upgrade/upgradingAccount.ts';
import { CallError } from '../../errors/CallError.ts';
import { searchOf } from '../../http/address/searchOf.ts';
import { siteOf } from '../../http/Site.ts';
import { isLeadLink, leadOfVisit } from '../../leads/leadOfVisit.ts';
import { linkTokenOf } from '../../leads/linkTokenOf.ts';
import { placedOrder } from '../../orders/placed/placedOrder.ts';
import { sendPage } from '../../pages/sendPage.ts';
import { sendPlacedPage } from '../../pages/sendPlacedPage.ts';
import { sendSignUpPage } from '../../pages/sendSignUpPage.ts';
import { upgradePayment } from '../../pages/upgradePayment.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { networkOf } from '../../security/networkOf.ts';
import { first, type PageQuery, readVisit, type Visit } from '../../session/readVisit.ts';
import type { VisitorSession } from '../../session/sealSession.ts';
import { ensureSession, sessionOf, startSession } from '../../session/visitorSession.ts';
import { withTypeOfPlan } from '../../session/withTypeOfPlan.ts';
import { userOfSession } from '../../storage/accounts/userOfSession.ts';
import { leadOfSession } from '../../storage/leads/leadOfSession.ts';
import { forgetPlacedOrder } from '../../storage/placedOrders.ts';
import { consumeReturn } from '../../storage/social/socialReturns.ts';
import type { SubscriptionRow } from '../../storage/tables/Tables.ts';

/** The paths of the payment page. */
export const PAYMENT_PATHS: readonly string[] = ['/payment', '/v1/payment'];

interface PageRequest {
  readonly Querystring: PageQuery;
}

/**
 * The payment page of an existing account, on both of its paths. Reached by a link from the
 * account's page, or with the account's own session.
 */
export function paymentPageRoutes(app: FastifyInstance, deps: ServerDeps): void {
  for (const path of PAYMENT_PATHS) {
    app.get<PageRequest>(path, { exposeHeadRoute: false }, async (request, reply) => {
      // The address may contain a hand-over token, which must not be sent in a referrer.
      reply.header('referrer-policy', 'no-referrer');
      const link = first(request.query, 'handover');
      return link === null
        ? showPage(request, reply, deps)
        : redeemLink(request, reply, deps, path, link);
    });
  }
}

/** Uses up the link, and redirects to the same page without it. */
async function redeemLink(
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
  const { isSignedIn, userId } = await redeemHandover(deps, brandId, { link, signedInUserId });
  // A visitor who follows the link wants another plan than in their last change.
  if (session !== null) await forgetPlacedOrder(deps.database, session.id, ['upgrade']);
  if (!isSignedIn) await signIn({ deps, site }, startSession(request, reply, deps), userId);
  const rest = new URLSearchParams(searchOf(request));
  rest.delete('handover');
  return reply.redirect(rest.size === 0 ? path : `${path}?${rest}`, 303);
}

async function showPage(
  request: FastifyRequest<PageRequest>,
  reply: FastifyReply,
  deps: ServerDeps,
): Promise<FastifyReply> {
  const { built } = siteOf(request);
  const { ip, query } = request;
  const session = sessionOf(request, deps);
  if (await isNewLead(deps, built.brand.id, session, query))
    return showSignUp(request, reply, deps);
  const found = await upgradingAccount(deps, built, session);
  const { account, summary } = found;
  const accountId = first(query, 'accountId');
  if (accountId !== null && accountId !== summary.id) {
    throw new CallError({ code: 'INCORRECT_USER_ID' });
  }
  if (session === null) throw new CallError({ code: 'MISSING_LEAD_OR_DEAL_ID' });
  // A lead's pin does not affect an account's own page, but a deal does.
  const visitor = { leadId: null, dealId: first(query, 'dealid'), named: summary };
  const asking = { brandId: built.brand.id, session, kinds: ['upgrade'], visitor } as const;
  const placed = await placedOrder(deps, asking);
  if (placed !== null && placed.state !== 'pending') {
    const visit = visitOf(request, built);
    return sendPlacedPage(request, reply, deps, { visit, placed, account: summary });
  }
  const linkContext = await leadOfVisit(deps, { built, session, ip, query, account });
  const upgrading = withDeal(found, linkContext.deal);
  const { deal, plans, promised } = upgrading;
  if (plans.length === 0) throw new CallError({ code: 'PLANS_NOT_AVAILABLE' });
  const asked = visitOf(request, built);
  const visit = { ...asked, planId: deal?.plan?.id ?? asked.planId };
  return sendPage(request, reply, deps, {
    view: 'payment',
    visit,
    account: summary,
    placed,
    plans,
    // As the call has them: see `checkUpgrade`.
    discounts: discountsWithDeal(deal, promised),
    linkToken: linkTokenOf(deps, { brandId: built.brand.id, session }, { ...linkContext, deal }),
    startPlanId: planAtStart(built, upgrading),
    start: startOf(upgrading, (await consumeReturn(deps.database, session.id)).plan),
    payment: await upgradePayment(request, reply, deps, { session, visit }),
  });
}

/** Whether the link names a lead or a deal and the visitor is not signed in. */
async function isNewLead(
  { database }: ServerDeps,
  brandId: string,
  session: VisitorSession | null,
  query: PageQuery,
): Promise<boolean> {
  if (session === null) return isLeadLink(query);
  if ((await userOfSession(database, session.id)) !== null) return false;
  return isLeadLink(query) || (await leadOfSession(database, brandId, session.id)) !== null;
}

/** The payment page for a lead or a deal without an account. */
async function showSignUp(
  request: FastifyRequest<PageRequest>,
  reply: FastifyReply,
  deps: ServerDeps,
): Promise<FastifyReply> {
  const { built } = siteOf(request);
  const { ip, query } = request;
  const session = ensureSession(request, reply, deps);
  if (first(query, 'accountId') !== null) throw new CallError({ code: 'INCORRECT_USER_ID' });
  const linkContext = await leadOfVisit(deps, { built, session, ip, query, account: null });
  const asked = readVisit(built.brand, withTypeOfPlan(built, query, linkContext));
  const { needsPayment } = SIGNUP_TYPES[asked.signupType];
  const signupType = needsPayment ? asked.signupType : upgradeType(built.brand);
  if (signupType === null) throw new CallError({ code: 'PLANS_NOT_AVAILABLE' });
  const visit = { ...asked, signupType };
  return sendSignUpPage(request, reply, deps, { session, visit, linkContext, pay: upgradePayment });
}

/** An upgrade has the prices of the brand's paid sign-up type. */
function visitOf(request: FastifyRequest<PageRequest>, { brand }: BuiltBrand): Visit {
  const visit = readVisit(brand, request.query);
  return { ...visit, signupType: upgradeType(brand) ?? visit.signupType, utmSource: 'Direct' };
}

function planAtStart(
  { catalogue }: BuiltBrand,
  { account, paying, plans, subscription }: UpgradingAccount,
): string | null {
  const plan = planOf(catalogue, subscription);
  const isPaidFor = paying !== 'nothing';
  const own = plan === undefined ? null : { ...plan, isPaidFor };
  return planToStartWith(plans, { assignedPlanId: account.assignedPlanId, own });
}

/** Choices from before a trip to a provider take precedence over what the account has. */
function startOf(upgrading: UpgradingAccount, chosen: SocialPlan | null): OrderStart | null {
  const had = hadAlready(upgrading);
  if (chosen === null) return had;
  const { addonIds = [], ivrId, users } = chosen;
  return {
    users: users ?? had?.users ?? null,
    addonIds: [...new Set([...addonIds, ...(had?.addonIds ?? [])])],
    ivrId: ivrId ?? had?.ivrId ?? null,
  };
}

/** A change of plan keeps users and extras, unless the owner removes them. */
function hadAlready({ subscription, summary }: UpgradingAccount): OrderStart | null {
  if (subscription === null || summary.subscription === null) return null;
  const { addon_ids, ivr_id } = subscription;
  const { users } = summary.subscription;
  return { users, addonIds: JSON.parse(addon_ids), ivrId: ivr_id };
}

function planOf(catalogue: Catalogue, subscription: SubscriptionRow | null): Plan | undefined {
  return catalogue.plans.find(({ id }) => id === subscription?.plan_id);
}
