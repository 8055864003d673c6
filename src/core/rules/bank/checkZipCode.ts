import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';

const ZIP_CODE = /^\d{5}(?:[\s-]?\d{4})?$/;

/** Checks a US postal code of five or nine digits. */
export function checkZipCode(value: string): FieldErrorCode | null {
  if (value.trim() === '') return 'required';
  return ZIP_CODE.test(value.trim()) ? null : 'invalid';
}
