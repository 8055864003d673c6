import { formatText } from '../texts/formatText.ts';
import type { MailTexts } from '../texts/LanguageWords.ts';

/** A mail's first line. A name that could be a message of its own is left out. */
export function greeting(texts: MailTexts, firstName: string): string {
  return isPlainName(firstName)
    ? formatText(texts.greeting, { name: firstName })
    : texts.greetingUnnamed;
}

/**
 * Whether a first name may stand in a mail. Anybody can sign up a stranger's address: a name that
 * reads as a link or as a message would reach them under the brand's own sender.
 */
function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}'’"& .-]{1,40}$/u.test(name) && !/\.\S/.test(name);
}
