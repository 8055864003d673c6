import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { Brand } from '../../core/contract/generated/brand.ts';
import { type Html, html } from '../../core/markup/html.ts';

export interface BrandedMail {
  readonly title: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly body: Html;
}

export interface MailColours {
  readonly accent: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly surface: string;
  readonly ground: string;
}

/** A colour that every mail program understands; anything else could break out of an attribute. */
const HEX = /^#[0-9a-f]{3,8}$/i;

/** The brand's theme in the few colours that a mail needs. Mails have the light scheme only. */
export function mailColours({ theme, brand }: BuiltBrand): MailColours {
  const colour = (name: string, otherwise: string): string => {
    const value = theme.light[name];
    return value !== undefined && HEX.test(value) ? value : otherwise;
  };
  return {
    accent: colour('--c-accent', brand.theme.accent),
    onAccent: colour('--c-on-accent', '#ffffff'),
    accentText: colour('--c-accent-text', brand.theme.accent),
    ink: colour('--c-ink', brand.theme.ink),
    inkSoft: colour('--c-ink-soft', brand.theme.ink),
    surface: colour('--c-surface', brand.theme.surface),
    ground: colour('--c-accent-tint', '#f3f4f6'),
  };
}

/** Whom to ask, in one line. */
export function supportLine({ email, hours, phone }: Brand['support']): string {
  const call = phone === undefined ? '' : ` or call ${phone}`;
  const when = phone === undefined || hours === undefined ? '' : ` (${hours})`;
  return `Questions? Write to ${email}${call}${when}.`;
}

/** A paragraph's style: mail programs read no style sheet. */
export const PARAGRAPH = 'margin:0 0 18px;font-size:16px;line-height:1.5';

const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";

/**
 * Renders a mail in the brand's colours. The brand's name replaces the page's logo, because mail
 * programs show no SVG and block images by default.
 */
export function brandedMail(built: BuiltBrand, { title, preview, body }: BrandedMail): string {
  const { brand, theme } = built;
  const { accent, accentText, ground, ink, inkSoft, surface } = mailColours(built);
  return html`<!doctype html>
<html lang="${brand.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme.light['color-scheme'] ?? 'light'}">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:${ground}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;width:100%;background:${surface};border-top:4px solid ${accent};border-radius:10px">
<tr><td style="padding:30px 36px 0;${FONT};color:${accentText};font-size:18px;font-weight:700;line-height:1.3">${brand.name}</td></tr>
<tr><td style="padding:20px 36px 14px;${FONT};color:${ink}">
<h1 style="margin:0 0 18px;font-size:22px;line-height:1.3;font-weight:600">${title}</h1>
${body}</td></tr>
<tr><td style="padding:18px 36px 30px;border-top:1px solid ${ground};${FONT};color:${inkSoft};font-size:14px;line-height:1.5">${supportLine(brand.support)}<br>${brand.legalName} · <a href="${brand.links.website}" style="color:${inkSoft}">${hostOf(brand.links.website)}</a></td></tr>
</table></td></tr></table>
</body>
</html>
`.markup;
}

function hostOf(url: string): string {
  return new URL(url).host;
}
