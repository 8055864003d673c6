import type { PaymentMethod } from '../../contract/generated/session.ts';
import { formatText } from '../formatText.ts';
import type { Texts } from '../textsFor.ts';

/** Text keys of the payment methods' names in pages and mails, for an unknown kind of card. */
const PAID_WITH = {
  CC: 'paidWithCard',
  ACH: 'paidWithBank',
  GC: 'paidWithDirectDebit',
} as const satisfies Readonly<Record<PaymentMethod, keyof Texts>>;

/** The card, bank account or mandate of a payment. */
interface Instrument {
  readonly method: PaymentMethod;
  /** Such as 'Visa'; null while unknown. */
  readonly cardType: string | null;
  readonly lastFour: string | null;
}

/** Returns what a payment was made with, such as 'Visa ending in 1111'. */
export function paidWith(
  { cardType, lastFour, method }: Instrument,
  texts: Pick<Texts, (typeof PAID_WITH)[PaymentMethod] | 'endingIn'>,
): string {
  const name = cardType ?? texts[PAID_WITH[method]];
  return lastFour === null ? name : formatText(texts.endingIn, { name, digits: lastFour });
}
