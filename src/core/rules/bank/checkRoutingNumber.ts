import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { bankDigits } from './bankDigits.ts';

const LENGTH = 9;
const WEIGHTS = [3, 7, 1] as const;

/** The first two digits in use: 00 to 12, 21 to 32, 61 to 72, and 80. */
const DISTRICT = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

/**
 * Checks an ABA routing number: nine digits, a known district, and a sum with weights 3, 7, 1 that
 * ends in 0. The sum finds every mistyped digit and most swaps.
 */
export function checkRoutingNumber(value: string): FieldErrorCode | null {
  if (value.trim() === '') return 'required';
  const digits = bankDigits(value);
  if (digits === null || digits.length !== LENGTH || !DISTRICT.test(digits)) return 'invalid';
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 0),
    0,
  );
  return sum > 0 && sum % 10 === 0 ? null : 'invalid';
}
