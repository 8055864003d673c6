import type { BuiltBrand } from '../../contract/builtBrand.ts';
import { MAIL_LOGO_MARGIN } from '../../contract/mailPictures.ts';
import { type Html, html } from '../../markup/html.ts';
import { mailColours } from '../mailColours.ts';
import { pictureHtml } from './pictureHtml.ts';

/**
 * Writes a mail's logo: a picture on its own background, so that it is readable in every mail
 * program. Shows the brand's name when pictures are blocked or the logo has no picture.
 */
export function logoHtml(built: BuiltBrand, origin: string): Html {
  const { brand, logo } = built;
  const { light } = mailColours(built);
  const words = `color:${light.ink};font-size:20px;line-height:28px;font-weight:700`;
  const { mail } = logo;
  if (mail === undefined) {
    return html`<p class="ink" style="margin:0;padding:0 8px;${words}">${brand.name}</p>`;
  }
  return pictureHtml(mail, origin, {
    width: brand.logo.width + 2 * MAIL_LOGO_MARGIN,
    height: brand.logo.height + 2 * MAIL_LOGO_MARGIN,
    alt: brand.name,
    style: `display:block;border:0;border-radius:6px;${words}`,
  });
}
