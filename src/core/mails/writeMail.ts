import type { BuiltBrand } from '../contract/builtBrand.ts';
import { mailHtml } from './html/mailHtml.ts';
import type { MailContent, WrittenMail } from './MailContent.ts';
import { mailText } from './mailText.ts';

/**
 * Writes a brand's mail in its two forms. `origin` is the brand's own, such as
 * 'https://signup.slotbook.example'. Logo and illustration are loaded from there, and nothing else.
 */
export function writeMail(built: BuiltBrand, content: MailContent, origin: string): WrittenMail {
  return {
    subject: content.subject,
    text: mailText(built.brand, content),
    html: mailHtml(built, content, origin),
  };
}
