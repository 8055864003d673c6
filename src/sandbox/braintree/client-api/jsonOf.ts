import type { CardFacts, NonceRecord, ThreeDSecureFacts } from '../records.ts';

/** The outcome of 3-D Secure in the form that the browser's SDK passes on. */
export function jsonOfThreeDSecure(facts: ThreeDSecureFacts): object {
  return {
    status: facts.status,
    enrolled: facts.enrolled,
    liabilityShifted: facts.liabilityShifted,
    liabilityShiftPossible: facts.liabilityShiftPossible,
    eciFlag: facts.eciFlag,
    cavv: facts.liabilityShifted ? 'AAABAWFlmQAAAABjRWWZEEFgFz8=' : null,
    xid: null,
    dsTransactionId: facts.dsTransactionId,
    threeDSecureAuthenticationId: facts.authenticationId,
    threeDSecureVersion: '2.2.0',
  };
}

/** A tokenized card in the form that the browser's SDK passes on. */
export function jsonOfCard(nonce: NonceRecord, card: CardFacts): object {
  const unknown = 'Unknown';
  return {
    type: 'CreditCard',
    nonce: nonce.nonce,
    description: `ending in ${card.lastFour.slice(-2)}`,
    consumed: false,
    threeDSecureInfo: nonce.threeDSecure === null ? null : jsonOfThreeDSecure(nonce.threeDSecure),
    details: {
      bin: card.bin,
      lastTwo: card.lastFour.slice(-2),
      lastFour: card.lastFour,
      cardType: card.cardType,
      cardholderName: null,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
    },
    binData: {
      prepaid: unknown,
      healthcare: unknown,
      debit: unknown,
      durbinRegulated: unknown,
      commercial: unknown,
      payroll: unknown,
      issuingBank: unknown,
      countryOfIssuance: unknown,
      productId: unknown,
    },
  };
}
