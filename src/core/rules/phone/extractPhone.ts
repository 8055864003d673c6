import { cleanPhone } from './cleanPhone.ts';
import { isPhoneText } from './isPhoneText.ts';

/** A dot or minus that separates a number from other text, as in 'NY 10001 · (201) 555-0123'. */
const APART = /[−·•]\s|\s[−·•]/;

/**
 * Returns the number in a pasted text without the words around it, as in 'Tel. +44 20 7946 0958
 * (office)' or '(201) 555-0123 ext. 5'. A text without a number is returned unchanged.
 */
export function extractPhone(text: string): string {
  if (isPhoneText(text) && !APART.test(text)) return text;
  const plain = cleanPhone(text.replaceAll('%20', ' '));
  // Between two digits these signs only group them.
  const grouped = plain.replace(/([\d)])[−·•](?=[\d(])/g, '$1-');
  const found = /(?:\+|\(\+?)?\d[\d\s().\-/‐-―]{4,}\d/.exec(grouped);
  return found?.[0] ?? text;
}
