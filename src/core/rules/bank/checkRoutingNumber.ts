import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { bankDigits } from './bankDigits.ts';

const LENGTH = 9;
const WEIGHTS = [3, 7, 1] as const;

/** The first two digits that are given out: 00 to 12, 21 to 32, 61 to 72, and 80. */
const DISTRICT = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

/**
 * Checks an ABA routing number: nine digits of a known district, whose sum, weighted 3, 7, 1, ends in
 * nought. A mistyped digit, or most that changed places, is found here.
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
