import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import { html } from '../../core/markup/html.ts';
import { formatMoney } from '../../core/texts/formatMoney.ts';
import type { OutgoingMail } from '../gateways/mail/MailGateway.ts';
import { brandedMail, PARAGRAPH, supportLine } from './brandedMail.ts';
import { greeting } from './greeting.ts';

export interface PaymentFailedInput {
  readonly built: BuiltBrand;
  readonly messageId: string;
  readonly to: string;
  readonly firstName: string;
  /** Names the payment, such as 'bank debit'. */
  readonly payment: string;
  /** Minor units of the brand's currency; 0 where a mandate was taken back before anything was due. */
  readonly amount: number;
  /** Null where it is not known. */
  readonly orderNumber: string | null;
}

/** The mail about a payment that a bank has not made, days after it was told to. */
export function paymentFailedMail(input: PaymentFailedInput): OutgoingMail {
  const { amount, built, firstName, messageId, orderNumber, payment: name, to } = input;
  const { brand } = built;
  const money = formatMoney({ amount, currency: brand.currency }, brand.locale);
  const subject = `Your ${name} to ${brand.name} did not go through`;
  const happened =
    amount > 0
      ? `Your bank has not paid the ${money} of your ${name} to ${brand.name}.`
      : `Your ${name} to ${brand.name} is no longer set up, so your next charge cannot be collected.`;
  const next = `Your account stays as it is for now. To keep it, please write to ${brand.support.email} and we agree on another way to pay.`;
  const hello = greeting(firstName);
  const reference = orderNumber === null ? null : `Your order number is ${orderNumber}.`;
  return {
    messageId,
    from: { name: brand.name, address: brand.support.email },
    to,
    subject,
    text: [
      hello,
      '',
      happened,
      '',
      next,
      '',
      ...(reference === null ? [] : [reference, '']),
      supportLine(brand.support),
      '',
      brand.legalName,
      '',
    ].join('\n'),
    html: brandedMail(built, {
      title: subject,
      preview: happened,
      body: html`<p class="text" style="${PARAGRAPH}">${hello}</p>
<p class="text" style="${PARAGRAPH}">${happened}</p>
<p class="text" style="${PARAGRAPH}">${next}</p>
${reference === null ? null : html`<p class="text" style="${PARAGRAPH}">${reference}</p>`}`,
    }),
  };
}
