import cardValidator from 'card-validator';
import type { GatewayError } from '../protocol/CallAnswer.ts';
import type { Fields } from '../protocol/Fields.ts';
import type { CardFacts } from '../records.ts';
import { scenarioOfCard } from './threeDSecureCards.ts';

export type CardReading =
  | { readonly ok: true; readonly card: CardFacts }
  | { readonly ok: false; readonly errors: readonly GatewayError[] };

const TYPES: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'MasterCard'],
  ['american-express', 'American Express'],
  ['discover', 'Discover'],
  ['diners-club', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['maestro', 'Maestro'],
]);

/** Published numbers whose verification the processor refuses. */
const VERIFICATION_CODES: ReadonlyMap<string, string> = new Map([
  ['4000111111111115', '2000'],
  ['5105105105105100', '2000'],
  ['378734493671000', '2000'],
  ['6011000990139424', '2000'],
  ['38520000009237', '2000'],
  ['3566002020360505', '3000'],
]);

const REJECTIONS: ReadonlyMap<string, 'fraud' | 'risk_threshold'> = new Map([
  ['4000111111111511', 'fraud'],
  ['4111130000000003', 'risk_threshold'],
]);

function cvvResponse(cvv: string | null): string {
  if (cvv === null) return 'I';
  const published = new Map([
    ['200', 'N'],
    ['2000', 'N'],
    ['201', 'U'],
    ['2011', 'U'],
    ['301', 'S'],
    ['3011', 'S'],
  ]);
  return published.get(cvv) ?? 'M';
}

function addressResponse(text: string | null, no: string, unverified: string): string {
  if (text === null) return 'I';
  if (text === no || (no.length === 3 && text.startsWith(no))) return 'N';
  return text.startsWith(unverified) ? 'U' : 'M';
}

interface Expiry {
  readonly month: string;
  readonly year: string;
}

function readExpiry(sent: Fields): Expiry | null {
  const date = sent.text('expirationDate');
  const [month = '', year = ''] =
    date === null
      ? [sent.text('expirationMonth') ?? '', sent.text('expirationYear') ?? '']
      : date.split('/');
  if (!cardValidator.expirationDate(`${month}/${year}`).isValid) return null;
  return { month: month.trim().padStart(2, '0'), year: year.trim().padStart(4, '20') };
}

const error = (code: string, attribute: string, message: string): GatewayError => ({
  code,
  attribute,
  message,
});

/** Reads a card as the browser sent it, and keeps only what may be stored. */
export function readCard(sent: Fields): CardReading {
  const number = (sent.text('number') ?? '').replace(/[\s-]/g, '');
  const cvv = sent.text('cvv');
  const checked = cardValidator.number(number);
  const expiry = readExpiry(sent);
  const errors: GatewayError[] = [];
  if (number === '') {
    errors.push(error('81714', 'number', 'Credit card number is required'));
  } else if (!checked.isValid) {
    errors.push(error('81715', 'number', 'Credit card number is invalid'));
  }
  if (expiry === null) {
    errors.push(error('81710', 'expirationDate', 'Expiration date is invalid'));
  }
  if (cvv !== null && !cardValidator.cvv(cvv, checked.card?.code.size ?? 3).isValid) {
    errors.push(
      error(
        '81707',
        'cvv',
        'CVV must be 4 digits for American Express and 3 digits for other card types',
      ),
    );
  }
  if (errors.length > 0 || expiry === null) return { ok: false, errors };
  const address = sent.group('billingAddress');
  return {
    ok: true,
    card: {
      bin: number.slice(0, 6),
      lastFour: number.slice(-4),
      cardType: TYPES.get(checked.card?.type ?? '') ?? 'Unknown',
      expirationMonth: expiry.month,
      expirationYear: expiry.year,
      cvvResponse: cvvResponse(cvv),
      postalResponse: addressResponse(address.text('postalCode'), '20000', '20001'),
      streetResponse: addressResponse(address.text('streetAddress'), '200', '201'),
      verificationCode: VERIFICATION_CODES.get(number) ?? '1000',
      rejection: REJECTIONS.get(number) ?? null,
      scenario: scenarioOfCard(number),
    },
  };
}
