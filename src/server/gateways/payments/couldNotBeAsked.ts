import type { BraintreeGateway } from 'braintree';

/**
 * The 3-D Secure statuses of a card whose bank cannot be asked: not enrolled, of a kind without 3-D
 * Secure, or its network is down. Excludes errors, and checks bypassed by a rule.
 */
const UNASKABLE: ReadonlySet<string> = new Set([
  'lookup_not_enrolled',
  'unsupported_card',
  'unsupported_account_type',
  'unsupported_three_d_secure_version',
  'authentication_unavailable',
  'authenticate_unable_to_authenticate',
]);

/**
 * Returns whether the provider itself says that no bank can be asked about a nonce's card, and that
 * no liability shifted or can shift. Returns false when the provider does not answer, so that the
 * strict rule applies.
 */
export async function couldNotBeAsked(gateway: BraintreeGateway, nonce: string): Promise<boolean> {
  try {
    const { threeDSecureInfo: info } = await gateway.paymentMethodNonce.find(nonce);
    if (!info || info.liabilityShifted || info.liabilityShiftPossible) return false;
    return UNASKABLE.has(info.status);
  } catch {
    return false;
  }
}
