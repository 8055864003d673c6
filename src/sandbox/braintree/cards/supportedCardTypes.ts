import type { GatewayError } from '../protocol/CallAnswer.ts';
import type { Instrument } from '../records.ts';

/** The kinds of card that every merchant account of the sandbox accepts. Diners Club is left out. */
export const SUPPORTED_CARD_TYPES: readonly string[] = [
  'Visa',
  'MasterCard',
  'American Express',
  'Discover',
  'JCB',
  'Maestro',
  'UnionPay',
];

/**
 * Returns the gateway's error for a card of a kind that the merchant account does not accept; null
 * for any other.
 */
export function unsupportedCard(instrument: Instrument): GatewayError | null {
  if (instrument.kind === 'bank' || SUPPORTED_CARD_TYPES.includes(instrument.card.cardType)) {
    return null;
  }
  const message = 'Credit card type is not accepted by this merchant account.';
  return { code: '81703', attribute: 'number', message };
}
