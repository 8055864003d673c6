import { formatText } from '../texts/formatText.ts';
import type { MailTexts } from '../texts/LanguageWords.ts';

/** Returns a mail's first line. Leaves out a name that could be a message of its own. */
export function greeting(texts: MailTexts, firstName: string): string {
  return isPlainName(firstName)
    ? formatText(texts.greeting, { name: firstName })
    : texts.greetingUnnamed;
}

/**
 * Whether a mail may contain a first name. Anyone can sign up another person's address, and a name
 * that is a link or a message would reach that person under the brand's sender.
 */
function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}'’"& .-]{1,40}$/u.test(name) && !/\.\S/.test(name);
}
