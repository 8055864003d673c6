import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Payment } from '../../../../core/contract/generated/calls.ts';
import type { CallContext } from '../../../http/callContext.ts';
import { keepDirectDebit } from './directDebitCookie.ts';
import { type DirectDebitState, payerMark } from './sealDirectDebit.ts';

type PayingContext = Pick<CallContext, 'deps' | 'directDebit' | 'session'>;

/**
 * Returns the session's progress as far as the person with this address may pay with it: without
 * the flow of another person at the same browser.
 */
export function directDebitOfPayer(context: PayingContext, email: string): DirectDebitState {
  const { directDebit } = context;
  const isTheirs = directDebit.payer === null || directDebit.payer === markIn(context, email);
  return isTheirs ? directDebit : { ...directDebit, flow: null };
}

/** Who orders, and by what. */
interface Paying {
  readonly email: string;
  readonly payment: Payment | undefined;
}

/**
 * Stores whose order came first by the flow that a page came with, which names nobody: two tabs
 * have the same one, and once this order has failed, its mandate must not pay for another person.
 */
export function keepFirstPayer(
  request: FastifyRequest,
  reply: FastifyReply,
  context: PayingContext,
  { email, payment }: Paying,
): void {
  const { deps, directDebit, session } = context;
  const { flow, payer } = directDebit;
  const details = payment?.paymentDetails ?? {};
  const named = 'billingRequestFlowID' in details ? details.billingRequestFlowID : null;
  if (flow === null || payer !== null || flow.billingRequestFlowId !== named) return;
  const state = { ...directDebit, payer: markIn(context, email) };
  keepDirectDebit(request, reply, session, state, deps);
}

function markIn({ deps, session }: PayingContext, email: string): string {
  return payerMark(email, { sessionId: session.id, secret: deps.sessionSecret });
}
