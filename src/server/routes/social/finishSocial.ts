import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SocialFault } from '../../../core/contract/generated/session.ts';
import type { SocialProvider } from '../../../core/contract/SocialProvider.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { encodeState } from '../../../core/rules/socialState/encodeState.ts';
import { signIn } from '../../commands/account/signIn.ts';
import { arriveBySocial, type SocialArrival } from '../../commands/social/arriveBySocial.ts';
import { authTypeOf } from '../../commands/social/authTypeOf.ts';
import { keepSocialLead, type SocialLead } from '../../commands/social/keepSocialLead.ts';
import { wayOf } from '../../commands/social/startSocial.ts';
import { upgradeAddress } from '../../commands/upgrade/upgradeAddress.ts';
import { siteByTerms } from '../../http/agreedSite.ts';
import type { CallContext } from '../../http/callContext.ts';
import { accountUrl, completionUrl } from '../../orders/prepare/completionUrl.ts';
import { first, type PageQuery } from '../../session/readVisit.ts';
import { returnAddress } from '../../session/returnAddress.ts';
import { isLate, type SocialTrip, stateOfTrip } from '../../session/sealSocialTrip.ts';
import { dropTrip, tripOf, tripOptions } from '../../session/socialCookie.ts';
import { type SocialResult, socialResult } from '../../session/socialResult.ts';
import { newSession, sendSession } from '../../session/visitorSession.ts';
import { landingOfUser } from '../../storage/accounts/landingOfUser.ts';
import { ensureSessionRow } from '../../storage/ensureSessionRow.ts';
import { carryPlacedOrder } from '../../storage/placedOrders.ts';
import { isFirstReturn } from '../../storage/social/isFirstReturn.ts';
import { keepReturn } from '../../storage/social/socialReturns.ts';

type GiveUp = (
  context: CallContext,
  reply: FastifyReply,
  trip: SocialTrip | null,
  fault: SocialFault,
) => Promise<FastifyReply>;

interface Return {
  readonly context: CallContext;
  readonly provider: SocialProvider;
  readonly request: FastifyRequest<{ Querystring: PageQuery }>;
  readonly reply: FastifyReply;
  readonly giveUp: GiveUp;
}

/**
 * Handles a visitor's return from a provider: once, in the session that left, from the same
 * provider. Any fault leads to the page they left, never to an address from the query.
 */
export async function finishSocial(called: Return): Promise<FastifyReply> {
  const { giveUp, provider, reply, request } = called;
  const { deps, session } = called.context;
  const options = tripOptions(request, session, deps);
  const state = first(request.query, 'state');
  const trip = tripOf(request, state, deps);
  const back = inLanguageOf(trip, called);
  const { context } = back;
  const { log, site } = context;
  if (trip?.provider !== provider) return giveUp(context, reply, trip, 'lost');
  // The state was signed for a session that has ended: this browser has signed up or in since.
  if (state !== stateOfTrip(trip, options)) return giveUp(context, reply, trip, 'otherTab');
  dropTrip(request, reply, trip);
  if (isLate(trip, deps.clock())) return giveUp(context, reply, trip, 'expired');
  const used = { brandId: site.built.brand.id, id: trip.id, now: deps.clock() };
  if (!(await isFirstReturn(deps.database, used))) return giveUp(context, reply, trip, 'used');
  const error = first(request.query, 'error');
  if (error !== null) {
    return giveUp(context, reply, trip, error === 'access_denied' ? 'denied' : 'unavailable');
  }
  const query = request.url.slice(request.url.indexOf('?') + 1);
  const way = wayOf(context, trip, options);
  const identified = await deps.gateways.social[provider].identify(way, query);
  if (!identified.ok) {
    log.warn({ provider, detail: identified.error.detail }, 'A provider named nobody');
    return giveUp(context, reply, trip, 'unavailable');
  }
  const arrival = await arriveBySocial(context, trip, identified.value);
  switch (arrival.kind) {
    case 'user':
      return landUser(back, trip, arrival);
    case 'lead':
      return landLead(back, arrival.lead);
    case 'fault':
      return giveUp(context, reply, trip, arrival.fault);
    default:
      return unreachable(arrival);
  }
}

/**
 * Sets the language of a return to that of the texts its trip agreed to, which is the language of
 * the page they left.
 */
function inLanguageOf(trip: SocialTrip | null, back: Return): Return {
  const { context } = back;
  const site = trip && siteByTerms(context.site, trip.texts.terms.hash);
  return site === null ? back : { ...back, context: { ...context, site } };
}

type UserArrival = Extract<SocialArrival, { kind: 'user' }>;

/**
 * Signs in the user and leads to their account. While the account waits for its mailed link, leads
 * to the page they left, which says so.
 */
async function landUser(
  { context, provider, reply, request }: Return,
  trip: SocialTrip,
  { isNew, user: { accountStatus, userId } }: UserArrival,
): Promise<FastifyReply> {
  const { deps, session, site } = context;
  const { brand, catalogue } = site.built;
  const landing = await landingOfUser(deps.database, userId);
  const result = socialResult(catalogue, { ...landing, authType: authTypeOf(provider) });
  if (accountStatus !== 'active') {
    await ensureSessionRow(deps.database, session, { brandId: brand.id, now: deps.clock() });
    await keepReturn(deps.database, session.id, { fault: 'pending', plan: null });
    return reply.redirect(returnAddress(brand, trip.start, result), 303);
  }
  const signedIn = await signIn(context, newSession(deps), userId);
  await carryPlacedOrder(deps.database, { from: session.id, to: signedIn.id }, userId);
  sendSession(request, reply, deps, signedIn);
  const address = isNew
    ? withState(completionUrl(site, deps.config, landing), result)
    : ((await upgradeAddress(context, signedIn, trip)) ??
      accountUrl(site, deps.config, landing.preferred ?? []));
  // An empty fragment replaces the one that Facebook appends. Google appends none.
  return reply.redirect(provider === 'facebook' ? `${address}#` : address, 303);
}

/** The landing page of a new account, with the result of the sign-up in its address. */
function withState(address: string, result: SocialResult): string {
  const url = new URL(address);
  url.searchParams.set('state', encodeState({ action: 'signup', ...result }));
  return url.href;
}

/**
 * Leads back to the form, in a new session, because another person may know the old session's
 * cookie.
 */
async function landLead(
  { context, reply, request }: Return,
  lead: SocialLead,
): Promise<FastifyReply> {
  const { deps, site } = context;
  const session = newSession(deps);
  await keepSocialLead(context, session, lead);
  sendSession(request, reply, deps, session);
  const { provider, start } = lead.trip;
  const { planId, users } = start.plan ?? {};
  const result = socialResult(site.built.catalogue, {
    authType: authTypeOf(provider),
    planId,
    quantity: users,
    isTrial: SIGNUP_TYPES[lead.type].isTrial,
  });
  return reply.redirect(returnAddress(site.built.brand, start, result), 303);
}
