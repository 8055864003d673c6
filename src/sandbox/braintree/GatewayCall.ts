import type { Fingerprint } from './fingerprint.ts';
import type { BraintreeStorage } from './openBraintreeStorage.ts';
import type { CallAnswer } from './protocol/CallAnswer.ts';
import type { Fields } from './protocol/Fields.ts';

/** Every call of the gateway, by its name in the log and in faults. */
export const CALL_NAMES = [
  'clientToken',
  'customer',
  'paymentMethod',
  'nonce',
  'sale',
  'find',
  'search',
  'settle',
  'void',
  'refund',
  'configuration',
  'tokenize',
  'tokenizeBank',
  'lookup',
  'acs',
  'authenticate',
] as const;
export type CallName = (typeof CALL_NAMES)[number];

/** The input of a call's handler. */
export interface GatewayCall {
  readonly merchant: string;
  /** What was sent: the JSON body, or the query. */
  readonly fields: Fields;
  /** The id, token or nonce in the address; empty when there is none. */
  readonly key: string;
  /** What the browser's token allows; null for the server's calls. */
  readonly fingerprint: Fingerprint | null;
  readonly storage: BraintreeStorage;
  readonly now: Date;
}

export type CallHandler = (call: GatewayCall) => CallAnswer;
