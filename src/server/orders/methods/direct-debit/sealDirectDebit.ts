import type { Flow } from '../../../gateways/direct-debit/DirectDebitGateway.ts';
import { isSignatureOf, signatureOf } from '../../../session/signature.ts';

/** How far a session is with direct debit, as a cookie of its own carries it. */
export interface DirectDebitState {
  /** Counts the mandates that were used or taken back: each round asks for a new one. */
  readonly round: number;
  /** What this round's drop-in works on; null until the provider has made it. */
  readonly flow: Flow | null;
}

export const NO_DIRECT_DEBIT: DirectDebitState = { round: 0, flow: null };

export interface SealDirectDebitOptions {
  /** Whose it is: another session, of this brand or another, cannot use it. */
  readonly sessionId: string;
  readonly secret: string;
}

const ID = /^[A-Za-z0-9]{4,60}$/;
const ROUND = /^\d{1,4}$/;

/** The cookie's value: round, billing request, flow and a signature over them and the session. */
export function sealDirectDebit(state: DirectDebitState, options: SealDirectDebitOptions): string {
  const { billingRequestId = '', billingRequestFlowId = '' } = state.flow ?? {};
  const body = `${state.round}.${billingRequestId}.${billingRequestFlowId}`;
  return `${body}.${signatureOf(signed(body, options), options.secret)}`;
}

/** Opens a cookie's value; what is not ours, or of another session, counts as none. */
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
