import { cleanPhone } from './cleanPhone.ts';

/** A number's digits alone, those of other scripts as 0 to 9. */
export function phoneDigits(value: string): string {
  return cleanPhone(value).replace(/\D/g, '');
}
