import type { BuiltBrand } from '../../contract/builtBrand.ts';
import { MAIL_LOGO_MARGIN, mailPictureSize } from '../../contract/mailPictures.ts';
import { type Html, html } from '../../markup/html.ts';
import type { MailContent } from '../MailContent.ts';
import { mailColours } from '../mailColours.ts';
import { titleStyle } from '../mailShape.ts';
import { FONT } from './font.ts';
import { pictureHtml } from './pictureHtml.ts';
import { unbroken } from './unbroken.ts';

/** Writes a mail's title on the colour of the page's summary, beside the page's illustration. */
export function bandHtml(built: BuiltBrand, content: MailContent, origin: string): Html {
  const { brand } = built;
  const { onBand } = mailColours(built).light;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="title" style="padding:26px 16px 26px 40px;vertical-align:middle;${FONT}"><h1 class="on-band" style="margin:0;${titleStyle(brand)};line-height:1.25;text-wrap:balance;color:${onBand}">${unbroken(brand.name, content.title)}</h1></td>
${content.isTrouble ? null : pictureCell(built, origin)}</tr></table>`;
}

function pictureCell({ brand, illustration }: BuiltBrand, origin: string): Html | null {
  const shown = brand.theme.signature.illustration;
  const mail = illustration?.mail;
  if (shown === undefined || mail === undefined) return null;
  const { height, width } = mailPictureSize(shown);
  const size = { width: width + 2 * MAIL_LOGO_MARGIN, height: height + 2 * MAIL_LOGO_MARGIN };
  const picture = pictureHtml(mail, origin, { ...size, alt: '', style: 'display:block;border:0' });
  return html`<td class="picture" align="right" width="${size.width}" style="padding:0 24px 0 0;vertical-align:bottom">${picture}</td>
`;
}
