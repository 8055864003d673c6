import type { Brand } from '../contract/generated/brand.ts';
import type { Currency } from '../contract/Money.ts';
import { formatMoney } from '../texts/formatMoney.ts';
import { formatText } from '../texts/formatText.ts';
import { paidWith } from '../texts/paymentMethods/paidWith.ts';
import { textsFor } from '../texts/textsFor.ts';
import { wordsFor } from '../texts/wordsFor.ts';
import { greeting } from './greeting.ts';
import type { MailContent } from './MailContent.ts';
import type { PaidBy } from './Receipt.ts';

export interface PaymentFailedInput {
  readonly firstName: string;
  /** Minor units; 0 when a mandate was cancelled before anything was due. */
  readonly amount: number;
  readonly currency: Currency;
  /** The reference is the order number; null when it is unknown. */
  readonly paidBy: Omit<PaidBy, 'reference'> & { readonly reference: string | null };
}

/** The mail about a payment that the bank refused days after the order. */
export function paymentFailedMail(
  brand: Brand,
  { amount, currency, firstName, paidBy }: PaymentFailedInput,
): MailContent {
  const texts = wordsFor(brand.locale).mails;
  const { email } = brand.support;
  const words = textsFor(brand);
  const { method, reference: orderNumber } = paidBy;
  const named = { method, brand: brand.name };
  const money = formatMoney({ amount, currency }, brand.locale);
  const isUnpaid = amount > 0;
  const subject = formatText(isUnpaid ? texts.failedSubject : texts.failedEndedSubject, named);
  const happened = isUnpaid ? formatText(texts.failedUnpaid, { amount: money }) : texts.failedEnded;
  const ofOrder = orderNumber === null ? [] : [{ name: words.placedReference, value: orderNumber }];
  const about =
    orderNumber === null
      ? subject
      : formatText(texts.failedAbout, { number: orderNumber, subject });
  return {
    subject,
    title: subject,
    preview: happened,
    isTrouble: true,
    blocks: [
      { kind: 'paragraph', text: greeting(texts, firstName) },
      { kind: 'paragraph', text: happened },
      {
        kind: 'facts',
        rows: [{ name: texts.payment, value: paidWith(paidBy, words) }, ...ofOrder],
      },
      { kind: 'paragraph', text: texts.failedKeep },
      {
        kind: 'button',
        label: texts.writeToUs,
        url: `mailto:${email}?subject=${encodeURIComponent(about)}`,
        isSpelledOut: false,
      },
    ],
  };
}
