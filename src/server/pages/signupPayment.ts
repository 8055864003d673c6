import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentConfig } from '../../core/contract/generated/session.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { contextOf } from '../http/callContext.ts';
import { siteOf } from '../http/Site.ts';
import { keepDirectDebit } from '../orders/methods/direct-debit/directDebitCookie.ts';
import { flowAtLoad } from '../orders/methods/direct-debit/flowAtLoad.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { methodsTaken, paymentConfig } from '../session/paymentConfig.ts';
import type { Visit } from '../session/readVisit.ts';
import type { VisitorSession } from '../session/sealSession.ts';

/**
 * Returns how the sign-up page takes a payment; null when none is needed. When direct debit is
 * preselected, creates its flow, and stores it in the visitor's cookie.
 */
export async function signupPayment(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  { session, visit }: { readonly session: VisitorSession; readonly visit: Visit },
): Promise<PaymentConfig | null> {
  if (!SIGNUP_TYPES[visit.signupType].needsPayment) return null;
  const { brand } = siteOf(request).built;
  const { config, methods } = deps;
  const { paymentMethod: asked } = visit;
  const settings = { brand, config, methods, asked, clientToken: null };
  const isTaken = methodsTaken(brand, config, methods).includes(asked);
  if (!isTaken || methods[asked].startsWith !== 'directDebitFlow') {
    return paymentConfig({ ...settings, billingRequestFlowId: null });
  }
  const context = contextOf(request, deps, session);
  const state = await flowAtLoad(context);
  if (state !== context.directDebit) keepDirectDebit(request, reply, session, state, deps);
  return paymentConfig({
    ...settings,
    billingRequestFlowId: state.payer === null ? (state.flow?.billingRequestFlowId ?? null) : null,
  });
}
