import type { GatewayCall } from '../GatewayCall.ts';
import type { GatewayError } from '../protocol/CallAnswer.ts';
import type { Fields } from '../protocol/Fields.ts';
import type { Instrument, ThreeDSecureFacts } from '../records.ts';

/** The instrument that a call charges or stores, and whether a nonce or a vault token named it. */
export interface Named {
  readonly instrument: Instrument;
  readonly threeDSecure: ThreeDSecureFacts | null;
  readonly nonce: string | null;
  readonly token: string | null;
  readonly customerId: string | null;
}

/** The error numbers, which differ by the call's subject. */
export interface NonceCodes {
  readonly missing: string;
  readonly used: string;
  readonly unknown: string;
}

/** Finds an instrument by an unused nonce, or by a token of the vault. */
export function findInstrument(
  { merchant, storage }: GatewayCall,
  sent: Fields,
  codes: NonceCodes,
): Named | GatewayError {
  const nonce = sent.text('payment_method_nonce');
  const token = sent.text('payment_method_token');
  if (nonce !== null) {
    const attribute = 'payment_method_nonce';
    const found = storage.nonce(merchant, nonce);
    if (found.state === 'unknown') {
      return {
        code: codes.unknown,
        attribute,
        message: 'Unknown or expired payment_method_nonce.',
      };
    }
    if (found.state === 'used') {
      const message = 'Cannot use a payment_method_nonce more than once.';
      return { code: codes.used, attribute, message };
    }
    const { instrument, threeDSecure } = found.record;
    return { instrument, threeDSecure, nonce, token: null, customerId: null };
  }
  if (token !== null) {
    const vaulted = storage.vaulted(merchant, token);
    if (vaulted === null) {
      const message = 'Payment method token is invalid.';
      return { code: '91518', attribute: 'payment_method_token', message };
    }
    const { instrument, customerId } = vaulted;
    return { instrument, threeDSecure: null, nonce: null, token, customerId };
  }
  const message = 'A payment method is required.';
  return { code: codes.missing, attribute: 'base', message };
}
