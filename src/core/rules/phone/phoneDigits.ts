import { cleanPhone } from './cleanPhone.ts';

/** Returns a number's digits only; those of other scripts become 0 to 9. */
export function phoneDigits(value: string): string {
  return cleanPhone(value).replace(/\D/g, '');
}
