import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentConfig } from '../../core/contract/generated/session.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { searchOf } from '../http/address/searchOf.ts';
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
  /** Whether it is the brand's start page, which passes its own value to social sign-up. */
  readonly isStart?: boolean;
  /** Whether its address contains only what is ordered. */
  readonly isByOrder?: boolean;
  /** How the page takes a payment. The payment page contains the card provider's token. */
  readonly pay: (
    request: FastifyRequest,
    reply: FastifyReply,
    deps: ServerDeps,
    visitor: { readonly session: VisitorSession; readonly visit: Visit },
  ) => Promise<PaymentConfig | null>;
}

/**
 * Sends the sign-up page with the visitor's lead, deal and choices, or their placed order. Throws
 * CallError when no plan can be chosen.
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
  // The address contains a pin or a deal, which must not be sent in a referrer.
  if (linkToken !== null) reply.header('referrer-policy', 'no-referrer');
  const { visit } = sources;
  const { signupType: startValue } = built.brand.social.startPage;
  if (isStart && SIGNUP_TYPES[visit.signupType].needsPayment) {
    // The start page takes no payment. Paid plans are sold on the sign-up page.
    return reply.redirect(`/signup${searchOf(request)}`, 302);
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
      // An address identifies a visitor on every form, even when the brand does not prefill it.
      named: { ...prefill, email: prefill.email || visit.contactEmail },
    },
  });
  // A new result of a trip to a provider is shown first, because it is shown only once.
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
    // Only an order in progress is shown beside a form.
    placed: isDone ? null : placed,
    payment,
    isByOrder: isByOrder && !startsFlow(deps, payment),
  });
}

/**
 * Returns the result of the last return from a provider. When the address reports a failure but the
 * session is new, the browser has lost the session that knows why, or stores no cookies.
 */
async function returnOf(
  { database }: ServerDeps,
  { hasNoRow, id }: VisitorSession,
  { hasFailedReturn }: Visit,
): Promise<SocialReturned> {
  if (!hasNoRow) return consumeReturn(database, id);
  return hasFailedReturn ? { ...NO_RETURN, fault: 'lost' } : NO_RETURN;
}

/** Whether to request a flow from the provider while loading. Each visitor gets their own. */
function startsFlow(
  { methods }: Pick<ServerDeps, 'methods'>,
  payment: PaymentConfig | null,
): boolean {
  return payment !== null && methods[payment.method].startsWith === 'directDebitFlow';
}
