import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import { type Html, html } from '../../core/markup/html.ts';
import type { OutgoingMail } from '../gateways/mail/MailGateway.ts';
import { brandedMail, mailColours, PARAGRAPH, supportLine } from './brandedMail.ts';
import { greeting } from './greeting.ts';
import { type ReceiptSubject, type ReceiptWords, receiptWords } from './receiptWords.ts';

export interface ReceiptMailInput extends ReceiptSubject {
  readonly built: BuiltBrand;
  readonly messageId: string;
  readonly to: string;
  readonly firstName: string;
  /** Whether the account still waits for its activation mail's link. */
  readonly isPending: boolean;
}

/** The mail after an order with a payment: what was bought, what was paid, when it renews, how to cancel. */
export function receiptMail(input: ReceiptMailInput): OutgoingMail {
  const { built, firstName, isPending, messageId, to } = input;
  const { brand } = built;
  const words = receiptWords(brand, input);
  const hello = greeting(firstName);
  const next = isPending
    ? 'We have also sent you a link that activates your account: please open it to get started.'
    : '';
  return {
    messageId,
    from: { name: brand.name, address: brand.support.email },
    to,
    subject: words.subject,
    text: asText(words, [hello, '', words.opening, ...(next === '' ? [] : ['', next])], brand),
    html: brandedMail(built, {
      title: words.title,
      preview: words.renewal,
      body: html`<p class="text" style="${PARAGRAPH}">${hello}</p>
<p class="text" style="${PARAGRAPH}">${words.opening}</p>
${next === '' ? null : html`<p class="text" style="${PARAGRAPH}">${next}</p>`}
${order(built, words)}
<p class="text" style="${PARAGRAPH}">${words.renewal}</p>
<p class="text" style="${PARAGRAPH}">${words.cancel}</p>`,
    }),
  };
}

function asText(
  words: ReceiptWords,
  opening: readonly string[],
  { legalName, support }: BuiltBrand['brand'],
): string {
  return [
    ...opening,
    '',
    ...words.rows.map(({ amount, name }) => `${name}: ${amount}`),
    '',
    `${words.total.name}: ${words.total.amount}`,
    ...words.facts.map(({ name, value }) => `${name}: ${value}`),
    '',
    words.renewal,
    '',
    words.cancel,
    '',
    supportLine(support),
    '',
    legalName,
    '',
  ].join('\n');
}

const CELL = 'padding:7px 0;font-size:15px;line-height:1.4;vertical-align:top';
const FIGURE = `${CELL};text-align:right;white-space:nowrap;padding-left:20px`;

/** The order as a table: its lines, what is paid today in large figures, and the small facts. */
function order(built: BuiltBrand, { facts, rows, total }: ReceiptWords): Html {
  const { ground, inkSoft } = mailColours(built);
  const soft = `color:${inkSoft};font-size:14px`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 4px">
${rows.map(({ amount, name }) => html`<tr><td style="${CELL}">${name}</td><td align="right" style="${FIGURE}">${amount}</td></tr>`)}
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}" style="margin:10px 0 26px;background:${ground};border-radius:8px"><tr><td style="padding:16px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td style="padding:0 0 8px;font-size:16px;font-weight:600;white-space:nowrap">${total.name}</td><td align="right" style="padding:0 0 8px 20px;text-align:right;white-space:nowrap;font-size:24px;line-height:1.2;font-weight:700">${total.amount}</td></tr>
${facts.map(({ name, value }) => html`<tr><td style="padding:3px 0;vertical-align:top;${soft}">${name}</td><td align="right" style="padding:3px 0 3px 20px;text-align:right;${soft}">${value}</td></tr>`)}
</table>
</td></tr></table>`;
}
