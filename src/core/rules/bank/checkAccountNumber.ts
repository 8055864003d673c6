import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { bankDigits } from './bankDigits.ts';

/** 17 digits is the longest that the clearing house carries; no bank uses fewer than 4. */
const LENGTHS = /^\d{4,17}$/;

/** Checks the form of a US bank account number. Only the bank can check more. */
export function checkAccountNumber(value: string): FieldErrorCode | null {
  if (value.trim() === '') return 'required';
  return LENGTHS.test(bankDigits(value) ?? '') ? null : 'invalid';
}
