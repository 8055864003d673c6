import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentConfig } from '../../core/contract/generated/session.ts';
import { CallError } from '../errors/CallError.ts';
import { siteOf } from '../http/Site.ts';
import { needsClientToken } from '../orders/methods/needsClientToken.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { networkOf } from '../security/networkOf.ts';
import type { Visit } from '../session/readVisit.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import { signupPayment } from './signupPayment.ts';

/**
 * Returns how the payment page takes a payment: as for a sign-up, but with the card provider's
 * token in the page. Throws CallError 'BRAIN_TREE_CLIENT_TOKEN_ERROR' when the provider returns
 * none, and beyond the limits for requesting a token.
 */
export async function upgradePayment(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  visitor: { readonly session: VisitorSession; readonly visit: Visit },
): Promise<PaymentConfig | null> {
  const payment = await signupPayment(request, reply, deps, visitor);
  if (payment === null || !needsClientToken(deps.methods, payment.methods)) return payment;
  const { currency, id, paymentAccount } = siteOf(request).built.brand;
  await deps.rateLimits.use('clientTokenByIp', `${id}/${networkOf(request.ip)}`);
  await deps.rateLimits.use('clientTokenBySession', visitor.session.id);
  const outcome = await deps.gateways.payments.clientToken(paymentAccount, currency);
  if (outcome.kind === 'token') return { ...payment, clientToken: outcome.clientToken };
  const cause = outcome.kind === 'unknown' ? outcome.cause : new Error(outcome.detail);
  throw new CallError({ code: 'BRAIN_TREE_CLIENT_TOKEN_ERROR' }, { cause });
}
