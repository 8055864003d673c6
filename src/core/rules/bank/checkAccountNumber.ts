import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { bankDigits } from './bankDigits.ts';

/** As long as the clearing house carries, and longer than any is too short for. */
const LENGTHS = /^\d{4,17}$/;

/** Checks a US bank account number: only its bank knows more of it. */
export function checkAccountNumber(value: string): FieldErrorCode | null {
  if (value.trim() === '') return 'required';
  return LENGTHS.test(bankDigits(value) ?? '') ? null : 'invalid';
}
