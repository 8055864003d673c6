import type { Brand } from '../contract/generated/brand.ts';
import { formatMoney } from '../texts/formatMoney.ts';
import { greeting } from './greeting.ts';
import type { MailContent, MailFact } from './MailContent.ts';

export interface PaymentFailedInput {
  readonly firstName: string;
  /** Names the payment, such as 'bank debit'. */
  readonly payment: string;
  /** Minor units of the brand's currency; 0 where a mandate was taken back before anything was due. */
  readonly amount: number;
  /** Null where it is not known. */
  readonly orderNumber: string | null;
}

/** The mail about a payment that a bank has not made, days after it was told to. */
export function paymentFailedMail(
  { currency, locale, name, support }: Brand,
  { amount, firstName, orderNumber, payment }: PaymentFailedInput,
): MailContent {
  const subject = `Your ${payment} to ${name} did not go through`;
  const money = formatMoney({ amount, currency }, locale);
  const happened =
    amount > 0
      ? `Your bank has not paid the ${money} of your ${payment} to ${name}.`
      : `Your ${payment} to ${name} is no longer set up, so your next charge cannot be collected.`;
  const facts: readonly MailFact[] = [
    ...(amount > 0 ? [{ name: 'Amount not paid', value: money }] : []),
    ...(orderNumber === null ? [] : [{ name: 'Order number', value: orderNumber }]),
  ];
  const about = orderNumber === null ? subject : `Order ${orderNumber}: ${subject}`;
  return {
    subject,
    title: subject,
    preview: happened,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName) },
      { kind: 'paragraph', text: happened },
      ...(facts.length === 0 ? [] : [{ kind: 'facts' as const, rows: facts }]),
      {
        kind: 'paragraph',
        text: `Your account stays as it is for now. To keep it, please write to ${support.email} and we agree on another way to pay.`,
      },
      {
        kind: 'button',
        label: 'Write to us',
        url: `mailto:${support.email}?subject=${encodeURIComponent(about)}`,
        isSpelledOut: false,
      },
    ],
  };
}
