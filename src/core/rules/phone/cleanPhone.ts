import { plainDigits } from '../fields/plainDigits.ts';

/**
 * Removes the invisible direction and width marks that address books and chat programs add to a
 * number. Digits and signs of other scripts become ASCII.
 */
export function cleanPhone(text: string): string {
  return plainDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim();
}
