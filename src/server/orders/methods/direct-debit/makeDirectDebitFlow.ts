import type { BillingRequestFlowRequest } from '../../../../core/contract/generated/calls.ts';
import { passCaptcha } from '../../../commands/passCaptcha.ts';
import { CallError } from '../../../errors/CallError.ts';
import type {
  DirectDebitGateway,
  Flow,
  Payer,
} from '../../../gateways/direct-debit/DirectDebitGateway.ts';
import type { CallContext } from '../../../http/callContext.ts';
import { networkOf } from '../../../security/networkOf.ts';
import { isMandateUsed } from '../../../storage/isMandateUsed.ts';
import type { DirectDebitState } from './sealDirectDebit.ts';

export interface MadeFlow {
  readonly state: { readonly round: number; readonly flow: Flow };
  /** The mandate that the visitor authorised before; null without one. */
  readonly mandateId: string | null;
}

/** Returns the brand's direct debit gateway; null when it does not offer direct debit. */
export function directDebitOfBrand({ deps, site }: CallContext): DirectDebitGateway | null {
  const { payment, paymentAccount } = site.built.brand;
  return payment.methods.includes('GC') ? deps.gateways.directDebit(paymentAccount) : null;
}

/**
 * Returns a flow for the drop-in, on the session's billing request. Each time a new one, because
 * the last may have expired. A valid mandate needs no new flow, and one that was cancelled starts a
 * new round. Throws CallError.
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
  const { flow, round } = await openRound(context);
  if (flow === null) return newFlow(context, gateway, round, payer);
  const mandate = await gateway.findMandate(flow.billingRequestId);
  if (mandate.kind === 'authorised') {
    return { state: { round, flow }, mandateId: mandate.mandateId };
  }
  return newFlow(context, gateway, mandate.kind === 'withdrawn' ? round + 1 : round, payer);
}

/** Returns the session's round, or the next when its mandate has paid for an order. */
export async function openRound({ deps, directDebit }: CallContext): Promise<DirectDebitState> {
  const { flow, round } = directDebit;
  const isUsed = flow !== null && (await isMandateUsed(deps.database, flow.billingRequestId));
  return isUsed ? { round: round + 1, flow: null } : directDebit;
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
  { session, site }: CallContext,
  gateway: DirectDebitGateway,
  round: number,
  payer: Payer | null,
): Promise<MadeFlow['state']> {
  const outcome = await gateway.createFlow({
    key: `${session.id}-${round}`,
    description: site.built.brand.name,
    locale: site.built.brand.locale,
    payer,
    redirectUri: null,
    exitUri: null,
  });
  if (outcome.kind === 'made') return { round, flow: outcome.flow };
  throw new CallError({ code: 'DIRECT_DEBIT_FLOW_ERROR' }, { cause: outcome.cause });
}
