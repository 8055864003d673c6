import { Fields } from '../protocol/Fields.ts';
import type { Instrument, NonceRecord, ThreeDSecureFacts } from '../records.ts';
import { readBank } from './readBank.ts';
import { readCard } from './readCard.ts';

/** The provider's own test nonces, which can be used any number of times. */
const CARDS: ReadonlyMap<string, string> = new Map([
  ['fake-valid-nonce', '4111111111111111'],
  ['fake-valid-visa-nonce', '4111111111111111'],
  ['fake-valid-mastercard-nonce', '5555555555554444'],
  ['fake-valid-amex-nonce', '378282246310005'],
  ['fake-consumed-nonce', '4111111111111111'],
  ['fake-processor-declined-visa-nonce', '4000111111111115'],
  ['fake-processor-declined-mastercard-nonce', '5105105105105100'],
  ['fake-gateway-rejected-fraud-nonce', '4000111111111511'],
  ['fake-gateway-rejected-risk-thresholds-nonce', '4111130000000003'],
  ['fake-three-d-secure-visa-full-authentication-nonce', '4000000000001000'],
]);

const AUTHENTICATED: ThreeDSecureFacts = {
  status: 'authenticate_successful',
  enrolled: 'Y',
  liabilityShifted: true,
  liabilityShiftPossible: true,
  eciFlag: '05',
  authenticationId: 'fake-authentication',
  dsTransactionId: 'fake-ds-transaction',
};

function instrumentOf(nonce: string): Instrument | null {
  if (nonce === 'fake-us-bank-account-nonce') {
    return {
      kind: 'bank',
      bank: readBank(
        new Fields({
          accountNumber: '1000000000',
          accountType: 'CHECKING',
          achMandate: 'I agree.',
          individualOwner: { firstName: 'Ana', lastName: 'Lima' },
        }),
        new Date(0),
      ),
    };
  }
  const number = CARDS.get(nonce);
  if (number === undefined) return null;
  const reading = readCard(
    new Fields({
      number,
      expirationDate: '01/2040',
      cvv: number.startsWith('37') ? '1234' : '123',
    }),
  );
  return reading.ok ? { kind: 'card', card: reading.card } : null;
}

/** Returns a published test nonce's state; null for any other nonce. */
export function publishedNonce(
  merchant: string,
  nonce: string,
): { readonly state: 'fresh' | 'used'; readonly record: NonceRecord } | null {
  const instrument = nonce.startsWith('fake-') ? instrumentOf(nonce) : null;
  if (instrument === null) return null;
  const threeDSecure = nonce.startsWith('fake-three-d-secure') ? AUTHENTICATED : null;
  return {
    state: nonce === 'fake-consumed-nonce' ? 'used' : 'fresh',
    record: { nonce, merchant, instrument, threeDSecure, challengeId: null },
  };
}
