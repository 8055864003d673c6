import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentConfig } from '../../core/contract/generated/session.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { siteOf } from '../http/Site.ts';
import type { LinkContext } from '../leads/LinkContext.ts';
import { linkTokenOf } from '../leads/linkTokenOf.ts';
import { signUpSources } from '../leads/signUpSources.ts';
import { placedOrder } from '../orders/placed/placedOrder.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { Visit } from '../session/readVisit.ts';
import { NO_RETURN, type SocialReturned } from '../session/SocialReturned.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import { consumeReturn } from '../storage/social/socialReturns.ts';
import { sendPage } from './sendPage.ts';
import { sendPlacedPage } from './sendPlacedPage.ts';

export interface SignUpPage {
  readonly session: VisitorSession;
  readonly visit: Visit;
  readonly linkContext: LinkContext;
  /** Whether it is the brand's start page, which hands a value of its own to social sign-up. */
  readonly isStart?: boolean;
  /** Whether its address says no more than what is ordered. */
  readonly isByOrder?: boolean;
  /** How the page takes a payment: on the payment page the card provider's token is in the page. */
  readonly pay: (
    request: FastifyRequest,
    reply: FastifyReply,
    deps: ServerDeps,
    visitor: { readonly session: VisitorSession; readonly visit: Visit },
  ) => Promise<PaymentConfig | null>;
}

/**
 * Answers the sign-up page, with what its visitor brought; or what they have ordered. Throws CallError where no plan can be
 * chosen.
 */
export async function sendSignUpPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  { linkContext, isByOrder = false, isStart = false, pay, session, visit: asked }: SignUpPage,
): Promise<FastifyReply> {
  const { built } = siteOf(request);
  const sources = signUpSources(built, asked, linkContext);
  const linkToken = linkTokenOf(deps, { brandId: built.brand.id, session }, linkContext);
  // The address holds a pin or a deal: it must not travel on in a referrer.
  if (linkToken !== null) reply.header('referrer-policy', 'no-referrer');
  const { visit } = sources;
  const { signupType: startValue } = built.brand.social.startPage;
  if (isStart && SIGNUP_TYPES[visit.signupType].needsPayment) {
    // The start page takes no payment: what has to be paid for is sold on the sign-up page.
    return reply.redirect(`/signup${new URL(request.url, 'http://host').search}`, 302);
  }
  const social = await returnOf(deps, session, visit);
  const { prefill } = visit;
  const placed = await placedOrder(deps, {
    brandId: built.brand.id,
    session,
    kinds: ['signUp', 'upgrade'],
    visitor: {
      leadId: linkContext.byPin,
      dealId: linkContext.deal?.id ?? null,
      // An address names somebody on every form, also where the brand has it not filled in.
      named: { ...prefill, email: prefill.email || visit.contactEmail },
    },
  });
  // What has just come of a way to a provider is told first: it is told once.
  const isNews = social.fault !== null && social.fault !== 'pending';
  const isDone = placed !== null && placed.state !== 'pending';
  if (isDone && !isNews) {
    return sendPlacedPage(request, reply, deps, { visit, placed });
  }
  const payment = await pay(request, reply, deps, { session, visit });
  return sendPage(request, reply, deps, {
    view: isStart ? 'start' : 'signup',
    ...sources,
    linkToken,
    ...(isStart && startValue !== undefined && { socialSignupType: startValue }),
    social,
    // With a form an order is told as under way, which one that is done is not.
    placed: isDone ? null : placed,
    payment,
    isByOrder: isByOrder && !startsFlow(deps, payment),
  });
}

/**
 * What came of the last return from a provider. Where the address says that it came to nothing and the
 * session is new, the browser has lost the one that knows why, or keeps no cookies.
 */
async function returnOf(
  { database }: ServerDeps,
  { hasNoRow, id }: VisitorSession,
  { hasFailedReturn }: Visit,
): Promise<SocialReturned> {
  if (!hasNoRow) return consumeReturn(database, id);
  return hasFailedReturn ? { ...NO_RETURN, fault: 'lost' } : NO_RETURN;
}

/** Whether the provider is asked for a flow at load, which each visitor has of their own. */
function startsFlow(
  { methods }: Pick<ServerDeps, 'methods'>,
  payment: PaymentConfig | null,
): boolean {
  return payment !== null && methods[payment.method].startsWith === 'directDebitFlow';
}
