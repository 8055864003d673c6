import type { BraintreeGateway } from 'braintree';

/**
 * What 3-D Secure says of a card that no bank can be asked about: it is not enrolled, of a kind that
 * has none, or its network is away. Not among them are errors, and what was bypassed by a rule.
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
 * Tells whether the provider itself says that no bank can be asked about a nonce's card, and that
 * no liability shifted or can shift. Returns false when the provider does not answer, so the strict
 * rule applies.
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
