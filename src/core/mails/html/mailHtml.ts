import type { BuiltBrand } from '../../contract/builtBrand.ts';
import { type Html, html } from '../../markup/html.ts';
import { languageOf } from '../../texts/languages.ts';
import type { MailContent } from '../MailContent.ts';
import { type MailColours, mailColours } from '../mailColours.ts';
import { mailShape } from '../mailShape.ts';
import { supportLine } from '../supportLine.ts';
import { bandHtml } from './bandHtml.ts';
import { blockHtml } from './blockHtml.ts';
import { FONT } from './font.ts';
import { linked } from './linked.ts';
import { logoHtml } from './logoHtml.ts';
import { mailStyles } from './mailStyles.ts';

/**
 * Writes a mail as HTML: tables and inline styles, because old mail programs support nothing else. Every
 * text sets its colour and its background together, so that a program which darkens mails changes both.
 */
export function mailHtml(built: BuiltBrand, content: MailContent, origin: string): string {
  const { brand } = built;
  const { dark, light } = mailColours(built);
  const schemes = schemesOf(built);
  const { preview, title } = content;
  return html`<!doctype html>
<html lang="${brand.locale}"${languageOf(brand.locale)?.direction === 'rtl' ? html` dir="rtl"` : null}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemes}">
<meta name="supported-color-schemes" content="${schemes}">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${mailStyles(schemes, dark)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.surface}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" bgcolor="${light.surface}" style="background:${light.surface}"><tr><td align="center" class="around" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="card rule" bgcolor="${light.surface}" style="width:100%;max-width:600px;background:${light.surface};border:1px solid ${light.rule};border-radius:${mailShape(brand).card}">
<tr><td class="logo" style="padding:16px 32px 14px;${FONT}">${logoHtml(built, origin)}</td></tr>
<tr><td class="band" bgcolor="${light.band}" style="background:${light.band}">${bandHtml(built, content, origin)}</td></tr>
<tr><td class="inner" style="padding:28px 40px 12px;${FONT}">
${content.blocks.map((block) => blockHtml(light, brand, block))}
</td></tr>
<tr><td class="inner rule" style="padding:20px 40px 32px;border-top:1px solid ${light.rule};${FONT}">${footer(brand, light, content)}</td></tr>
</table></td></tr></table>
</body>
</html>
`.markup;
}

/** The schemes that the mail has colours for. Mail programs leave those colours unchanged. */
function schemesOf({ theme }: BuiltBrand): string {
  const own = theme.light['color-scheme'] ?? 'light';
  return theme.dark === undefined ? own : 'light dark';
}

function footer(brand: BuiltBrand['brand'], light: MailColours, content: MailContent): Html {
  const { legalName, links } = brand;
  const soft = `margin:0;font-size:14px;line-height:1.6;color:${light.inkSoft}`;
  // Balanced, so that a phone number does not stand alone on a line.
  const lines = supportLine(brand, content).split('\n');
  return html`${lines.map(
    (
      line,
    ) => html`<p class="soft" style="${soft};text-wrap:balance">${linked(brand, { name: 'soft', colour: light.inkSoft }, line)}</p>
`,
  )}<p class="soft" style="${soft}">${legalName}<br><a class="soft" href="${links.website}" style="color:${light.inkSoft};text-decoration:underline;white-space:nowrap">${new URL(links.website).host}</a></p>`;
}
