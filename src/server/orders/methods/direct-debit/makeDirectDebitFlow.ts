import type { BillingRequestFlowRequest } from '../../../../core/contract/generated/calls.ts';
import { passCaptcha } from '../../../commands/passCaptcha.ts';
import { CallError } from '../../../errors/CallError.ts';
import type {
  DirectDebitGateway,
  DirectDebitPayer,
  Flow,
} from '../../../gateways/direct-debit/DirectDebitGateway.ts';
import type { CallContext } from '../../../http/callContext.ts';
import { networkOf } from '../../../security/networkOf.ts';
import { isMandateUsed } from '../../../storage/isMandateUsed.ts';
import { type DirectDebitState, payerMark } from './sealDirectDebit.ts';

export interface MadeFlow {
  readonly state: DirectDebitState & { readonly flow: Flow };
  /** The mandate that this person authorised before; null without one. */
  readonly mandateId: string | null;
}

/** Returns the brand's direct debit gateway; null when it does not offer direct debit. */
export function directDebitOfBrand({ deps, site }: CallContext): DirectDebitGateway | null {
  const { payment, paymentAccount } = site.built.brand;
  return payment.methods.includes('GC') ? deps.gateways.directDebit(paymentAccount) : null;
}

/**
 * Returns a flow for the drop-in, on the person's billing request. Each time a new one, because the
 * last may have expired. A valid mandate needs no new flow, and one that was cancelled starts a new
 * round. So does another person at the same browser: they never pay from the first one's bank
 * account. Throws CallError.
 */
export async function makeDirectDebitFlow(
  context: CallContext,
  request: BillingRequestFlowRequest,
): Promise<MadeFlow> {
  const gateway = directDebitOfBrand(context);
  if (gateway === null) throw new CallError({ code: 'NOT_FOUND' });
  await countFlow(context);
  await passCaptcha(context, {
    token: request.captchaToken,
    variant: request.rVersion ?? 'invisible',
    action: 'ONLOAD',
  });
  const payer = request.payer ?? null;
  const { flow, payer: before, round } = await openRound(context);
  if (flow === null) return newFlow(context, gateway, round, payer);
  const mark = markOf(context, payer);
  if (mark !== before) return newFlow(context, gateway, round + 1, payer);
  const mandate = await gateway.findMandate(flow.billingRequestId);
  // A flow that was requested without an address may be anyone's.
  if (mandate.kind === 'authorised' && mark !== null) {
    return { state: { round, flow, payer: mark }, mandateId: mandate.mandateId };
  }
  const isOver = mandate.kind === 'withdrawn' || mandate.kind === 'authorised';
  return newFlow(context, gateway, isOver ? round + 1 : round, payer);
}

function markOf({ deps, session }: CallContext, payer: DirectDebitPayer | null): string | null {
  const email = payer?.email.trim() ?? '';
  if (email === '') return null;
  return payerMark(email, { sessionId: session.id, secret: deps.sessionSecret });
}

/** Returns the session's round, or the next when its mandate has paid for an order. */
export async function openRound({ deps, directDebit }: CallContext): Promise<DirectDebitState> {
  const { flow, round } = directDebit;
  const isUsed = flow !== null && (await isMandateUsed(deps.database, flow.billingRequestId));
  return isUsed ? { round: round + 1, flow: null, payer: null } : directDebit;
}

async function newFlow(...given: Parameters<typeof createFlow>): Promise<MadeFlow> {
  return { state: await createFlow(...given), mandateId: null };
}

/** Counts a flow against the limits of a network and a session. Throws CallError. */
export async function countFlow({ deps, ip, session, site }: CallContext): Promise<void> {
  await deps.rateLimits.use('directDebitFlowByIp', `${site.built.brand.id}/${networkOf(ip)}`);
  await deps.rateLimits.use('directDebitFlowBySession', session.id);
}

/** Creates the flow at the provider. Throws CallError 'DIRECT_DEBIT_FLOW_ERROR'. */
export async function createFlow(
  context: CallContext,
  gateway: DirectDebitGateway,
  round: number,
  payer: DirectDebitPayer | null,
): Promise<MadeFlow['state']> {
  const { session, site } = context;
  const mark = markOf(context, payer);
  const outcome = await gateway.createFlow({
    // Two tabs that request a flow at once begin the same round, perhaps for two people.
    key: [session.id, round, ...(mark === null ? [] : [mark])].join('-'),
    description: site.built.brand.name,
    locale: site.built.brand.locale,
    payer,
    redirectUri: null,
    exitUri: null,
  });
  if (outcome.kind === 'made') return { round, flow: outcome.flow, payer: mark };
  throw new CallError({ code: 'DIRECT_DEBIT_FLOW_ERROR' }, { cause: outcome.cause });
}
