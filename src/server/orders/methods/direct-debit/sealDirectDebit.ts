import { keyOfEmail } from '../../../../core/rules/fields/keyOfEmail.ts';
import type { Flow } from '../../../gateways/direct-debit/DirectDebitGateway.ts';
import { isSignatureOf, signatureOf } from '../../../security/signature.ts';

/** A session's progress with direct debit, stored in a separate cookie. */
export interface DirectDebitState {
  /** Counts the mandates that were used or cancelled. Each round requests a new one. */
  readonly round: number;
  /** The flow of this round's drop-in; null until the provider has created it. */
  readonly flow: Flow | null;
  /**
   * The mark of the person who requested the flow, or who was the first to order by a page's flow;
   * null for a page's before that, which names nobody.
   */
  readonly payer: string | null;
}

export const NO_DIRECT_DEBIT: DirectDebitState = { round: 0, flow: null, payer: null };

export interface SealDirectDebitOptions {
  /** The owner. Another session, of this brand or another, cannot use it. */
  readonly sessionId: string;
  readonly secret: string;
}

const ID = /^[A-Za-z0-9]{4,60}$/;
const ROUND = /^\d{1,4}$/;

/**
 * Returns the mark of an address, which no other session shares: it tells two people at one browser
 * apart without storing their addresses.
 */
export function payerMark(email: string, { secret, sessionId }: SealDirectDebitOptions): string {
  const signature = signatureOf(`directDebitPayer.${sessionId}.${keyOfEmail(email)}`, secret);
  return signature.replaceAll(/[-_]/g, '').slice(0, 16);
}

/**
 * Returns the cookie's value: round, billing request, flow, payer, and a signature over them and
 * the session.
 */
export function sealDirectDebit(state: DirectDebitState, options: SealDirectDebitOptions): string {
  const { billingRequestId = '', billingRequestFlowId = '' } = state.flow ?? {};
  const body = `${state.round}.${billingRequestId}.${billingRequestFlowId}.${state.payer ?? ''}`;
  return `${body}.${signatureOf(signed(body, options), options.secret)}`;
}

/** Reads a cookie's value. Ignores one that we did not sign, or that belongs to another session. */
export function openDirectDebit(value: string, options: SealDirectDebitOptions): DirectDebitState {
  const end = value.lastIndexOf('.');
  const body = value.slice(0, Math.max(end, 0));
  // A release before this one stored no payer.
  const [round = '', request = '', flow = '', payer = ''] = body.split('.');
  const isOurs = isSignatureOf(value.slice(end + 1), signed(body, options), options.secret);
  if (!isOurs || !ROUND.test(round)) return NO_DIRECT_DEBIT;
  const isMade = ID.test(request) && ID.test(flow);
  return {
    round: Number(round),
    flow: isMade ? { billingRequestId: request, billingRequestFlowId: flow } : null,
    payer: payer || null,
  };
}

function signed(body: string, { sessionId }: SealDirectDebitOptions): string {
  return `directDebit.${sessionId}.${body}`;
}
