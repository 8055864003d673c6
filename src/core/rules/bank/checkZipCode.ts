import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { plainDigits } from '../fields/plainDigits.ts';

const ZIP_CODE = /^\d{5}(?:[\s-]?\d{4})?$/;

/** Checks a US postal code of five or nine digits. */
export function checkZipCode(value: string): FieldErrorCode | null {
  const code = plainDigits(value).trim();
  if (code === '') return 'required';
  return ZIP_CODE.test(code) ? null : 'invalid';
}
