import type { BuiltBrand } from '../contract/builtBrand.ts';
import { mailHtml } from './html/mailHtml.ts';
import type { MailContent, WrittenMail } from './MailContent.ts';
import { mailText } from './mailText.ts';

/**
 * Writes a mail of a brand in its two forms. `origin` is the brand's own, such as
 * 'https://signup.slotbook.example': the logo is fetched from there, and nothing else is fetched.
 */
export function writeMail(built: BuiltBrand, content: MailContent, origin: string): WrittenMail {
  return {
    subject: content.subject,
    text: mailText(built.brand, content),
    html: mailHtml(built, content, origin),
  };
}
