import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import { type Html, html } from '../../core/markup/html.ts';
import type { OutgoingMail } from '../gateways/mail/MailGateway.ts';
import { ACTIVATION_HOURS } from '../security/activationToken.ts';
import { brandedMail, mailColours, PARAGRAPH, supportLine } from './brandedMail.ts';
import { greeting } from './greeting.ts';

export interface ActivationMailInput {
  readonly built: BuiltBrand;
  readonly messageId: string;
  readonly to: string;
  readonly firstName: string;
  /** The activation link, whole. */
  readonly link: string;
}

/** The mail that activates an account: one link, in HTML and as plain text. */
export function activationMail(input: ActivationMailInput): OutgoingMail {
  const { built, firstName, link, messageId, to } = input;
  const { brand } = built;
  const hello = greeting(firstName);
  const thanks = `Thank you for signing up with ${brand.name}. Please confirm your email address to activate your account.`;
  const validity = `This link works for ${ACTIVATION_HOURS} hours and can be used once.`;
  const ignore = `If you did not sign up with ${brand.name}, you can ignore this email: no account becomes active.`;
  return {
    messageId,
    from: { name: brand.name, address: brand.support.email },
    to,
    subject: `Activate your ${brand.name} account`,
    text: [
      hello,
      '',
      thanks,
      '',
      'Activate your account:',
      link,
      '',
      validity,
      ignore,
      '',
      supportLine(brand.support),
      '',
      brand.legalName,
      '',
    ].join('\n'),
    html: brandedMail(built, {
      title: `Activate your ${brand.name} account`,
      preview: validity,
      body: html`<p class="text" style="${PARAGRAPH}">${hello}</p>
<p class="text" style="${PARAGRAPH}">${thanks}</p>
${button(built, link)}
<p class="text" style="${PARAGRAPH}">${validity}</p>
<p class="text" style="${PARAGRAPH}">If the button does not work, copy this address into your browser:<br><a class="link" href="${link}" style="color:${mailColours(built).accentText};word-break:break-all">${link}</a></p>
<p class="text" style="${PARAGRAPH}">${ignore}</p>`,
    }),
  };
}

/** A table, because mail programs draw a padded link unevenly. */
function button(built: BuiltBrand, link: string): Html {
  const { accent, onAccent } = mailColours(built);
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 26px"><tr>
<td bgcolor="${accent}" style="background:${accent};border-radius:8px"><a href="${link}" style="display:inline-block;padding:14px 26px;color:${onAccent};font-size:16px;font-weight:600;line-height:20px;text-decoration:none">Activate your account</a></td>
</tr></table>`;
}
