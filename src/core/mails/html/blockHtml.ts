import type { Brand } from '../../contract/generated/brand.ts';
import { unreachable } from '../../contract/unreachable.ts';
import { type Html, html } from '../../markup/html.ts';
import { wordsFor } from '../../texts/wordsFor.ts';
import type { MailAmount, MailAmounts, MailBlock, MailButton, MailFact } from '../MailContent.ts';
import type { MailColours } from '../mailColours.ts';
import { type MailShape, mailShape } from '../mailShape.ts';
import { linked } from './linked.ts';

const TABLE = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

interface Look {
  readonly light: MailColours;
  readonly shape: MailShape;
}

/** Writes one part of a mail as HTML. */
export function blockHtml(
  light: MailColours,
  brand: Pick<Brand, 'locale' | 'name' | 'support' | 'theme'>,
  block: MailBlock,
): Html {
  const { locale } = brand;
  const shape = mailShape(brand);
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${paragraph(light)}">${linked(brand, { name: 'ink', colour: light.ink }, block.text)}</p>
`;
    case 'button':
      return button({ light, shape }, wordsFor(locale).mails.buttonFails, block);
    case 'amounts':
      return amounts({ light, shape }, block);
    case 'facts':
      return facts(light, block.rows);
    default:
      return unreachable(block);
  }
}

function paragraph({ ink }: MailColours): string {
  return `margin:0 0 18px;font-size:16px;line-height:1.55;text-wrap:pretty;color:${ink}`;
}

/** A table, because Word, which renders mails for Outlook, ignores padding on links. */
function button(
  { light, shape }: Look,
  fails: string,
  { isSpelledOut, label, url }: MailButton,
): Html {
  const { accent, accentText, onAccent } = light;
  const spelled = html`<p class="ink spelled" style="${paragraph(light)}">${fails}<br><a class="link" href="${url}" style="color:${accentText};word-break:break-all">${url}</a></p>
`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px"><tr>
<td class="action" bgcolor="${accent}" style="background:${accent};border-radius:${shape.button};mso-padding-alt:14px 28px"><a class="on-action" href="${url}" style="display:inline-block;padding:14px 28px;color:${onAccent};font-size:16px;font-weight:600;line-height:20px;text-decoration:none">${label}</a></td>
</tr></table>
${isSpelledOut ? spelled : null}`;
}

function amounts(look: Look, { later, rows, total }: MailAmounts): Html {
  const listed = html`<table ${TABLE} style="margin:4px 0 16px">
${rows.map((row) => amountRow(look, row, 400))}${later ? amountRow(look, later, 700) : null}</table>
`;
  const sum = sumPanel(look, total);
  return later ? html`${sum}${listed}` : html`${listed}${sum}`;
}

function amountRow({ light }: Look, { amount, name }: MailAmount, weight: 400 | 700): Html {
  const { ink, rule } = light;
  const cell = `padding:10px 0;font-size:16px;font-weight:${weight};line-height:1.4;vertical-align:top;text-wrap:balance;color:${ink};border-bottom:1px solid ${rule}`;
  return html`<tr><td class="ink rule" style="${cell}">${name}</td><td class="ink rule" align="right" style="${cell};padding-left:20px;white-space:nowrap;text-align:right">${amount}</td></tr>
`;
}

function sumPanel({ light, shape }: Look, { amount, name }: MailAmount): Html {
  const { onPanel, panel } = light;
  const cell = `vertical-align:middle;color:${onPanel};font-weight:700`;
  return html`<table ${TABLE} class="panel" bgcolor="${panel}" style="margin:0 0 16px;background:${panel};border-radius:${shape.panel}"><tr><td class="on-panel" style="${cell};padding:16px 0 16px 16px;font-size:16px;line-height:1.3;text-wrap:balance">${name}</td><td class="on-panel" align="right" style="${cell};padding:16px;font-size:24px;line-height:1.2;text-align:right;white-space:nowrap">${amount}</td></tr></table>
`;
}

function facts({ ink, inkSoft }: MailColours, rows: readonly MailFact[]): Html {
  const cell = 'padding:5px 0;font-size:15px;line-height:1.4;vertical-align:top';
  return html`<table ${TABLE} style="margin:0 0 22px">
${rows.map(
  ({
    name,
    value,
  }) => html`<tr><td class="soft" style="${cell};color:${inkSoft};white-space:nowrap">${name}</td><td class="ink" align="right" style="${cell};padding-left:20px;color:${ink};text-align:right;text-wrap:balance;word-break:break-word">${whole(value)}</td></tr>
`,
)}</table>
`;
}

/**
 * Keeps one word, such as an order number, from breaking at its hyphen, unless it is longer than
 * its line.
 */
function whole(value: string): Html {
  return /\s/.test(value)
    ? html`${value}`
    : html`<span style="display:inline-block">${value}</span>`;
}
