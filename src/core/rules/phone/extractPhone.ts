import { cleanPhone } from './cleanPhone.ts';
import { isPhoneText } from './isPhoneText.ts';

/**
 * Returns the number in a pasted text without the words around it, as in 'Tel. +44 20 7946 0958
 * (office)' or '(201) 555-0123 ext. 5'. A text without a number is returned unchanged.
 */
export function extractPhone(text: string): string {
  if (isPhoneText(text)) return text;
  const found = /(?:\+|\(\+?)?\d[\d\s().\-/‐-―−·•]{4,}\d/.exec(
    cleanPhone(text.replaceAll('%20', ' ')),
  );
  return found?.[0] ?? text;
}
