import type { Flow } from '../../../gateways/direct-debit/DirectDebitGateway.ts';
import { isSignatureOf, signatureOf } from '../../../session/signature.ts';

/** A session's progress with direct debit, stored in a separate cookie. */
export interface DirectDebitState {
  /** Counts the mandates that were used or cancelled. Each round requests a new one. */
  readonly round: number;
  /** The flow of this round's drop-in; null until the provider has created it. */
  readonly flow: Flow | null;
}

export const NO_DIRECT_DEBIT: DirectDebitState = { round: 0, flow: null };

export interface SealDirectDebitOptions {
  /** The owner. Another session, of this brand or another, cannot use it. */
  readonly sessionId: string;
  readonly secret: string;
}

const ID = /^[A-Za-z0-9]{4,60}$/;
const ROUND = /^\d{1,4}$/;

/**
 * Returns the cookie's value: round, billing request, flow, and a signature over them and the
 * session.
 */
export function sealDirectDebit(state: DirectDebitState, options: SealDirectDebitOptions): string {
  const { billingRequestId = '', billingRequestFlowId = '' } = state.flow ?? {};
  const body = `${state.round}.${billingRequestId}.${billingRequestFlowId}`;
  return `${body}.${signatureOf(signed(body, options), options.secret)}`;
}

/** Reads a cookie's value. Ignores one that we did not sign, or that belongs to another session. */
export function openDirectDebit(value: string, options: SealDirectDebitOptions): DirectDebitState {
  const [round = '', request = '', flow = '', signature = '', ...rest] = value.split('.');
  const body = `${round}.${request}.${flow}`;
  const isOurs = isSignatureOf(signature, signed(body, options), options.secret);
  if (!isOurs || rest.length > 0 || !ROUND.test(round)) return NO_DIRECT_DEBIT;
  const isMade = ID.test(request) && ID.test(flow);
  return {
    round: Number(round),
    flow: isMade ? { billingRequestId: request, billingRequestFlowId: flow } : null,
  };
}

function signed(body: string, { sessionId }: SealDirectDebitOptions): string {
  return `directDebit.${sessionId}.${body}`;
}
