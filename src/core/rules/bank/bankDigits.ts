import { plainDigits } from '../fields/plainDigits.ts';

/** Returns a number's digits without spaces and dashes; null when it contains anything else. */
export function bankDigits(value: string): string | null {
  const digits = plainDigits(value).replace(/[\s-]/g, '');
  return /^\d*$/.test(digits) ? digits : null;
}
