import type { AnswerPattern } from '../../contract/generated/brand.ts';
import { plainDigits } from '../fields/plainDigits.ts';

/** Reads one way of writing an answer. Returns its stored form; null when the text does not match. */
type ReadPattern = (text: string) => string | null;

const NPI_PREFIX = '80840';

/** The patterns that a brand can name. A brand cannot write its own, so none can be slow. */
export const ANSWER_PATTERNS: Readonly<Record<AnswerPattern, ReadPattern>> = {
  letters: (text) => fitting(text, /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]*$/u),
  digits: (text) => fitting(packed(text), /^\d+$/),
  lettersAndDigits: (text) => fitting(packed(text), /^[\p{L}\p{N}]+$/u),
  npi: (text) => {
    const digits = fitting(packed(text), /^\d{10}$/);
    return digits !== null && hasLuhnDigit(NPI_PREFIX + digits) ? digits : null;
  },
  usZipCode: (text) => fitting(plainDigits(text), /^\d{5}(-\d{4})?$/),
  canadianPostalCode: (text) => {
    const code = packed(text).toUpperCase();
    const fits = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/.test(code);
    return fits ? spacedBefore(code) : null;
  },
  ukPostcode: (text) => {
    const code = packed(text).toUpperCase();
    return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(code) ? spacedBefore(code) : null;
  },
  ukCompanyNumber: (text) => fitting(packed(text).toUpperCase(), /^([A-Z]{2}\d{6}|\d{8})$/),
};

function fitting(text: string, pattern: RegExp): string | null {
  return pattern.test(text) ? text : null;
}

/** Removes the characters that people put between digits, typed with any keyboard. */
function packed(text: string): string {
  return plainDigits(text).replaceAll(/[\s.‐-―-]/g, '');
}

/** Puts a space before the last three characters of a postal code. */
function spacedBefore(code: string): string {
  return `${code.slice(0, -3)} ${code.slice(-3)}`;
}

/** Whether the last digit is the Luhn check digit of the others. */
function hasLuhnDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
