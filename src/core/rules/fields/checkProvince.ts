import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { isProvinceCode } from './provinces.ts';

/** Checks a province's code. Serves Specification 5.0.8. */
export function checkProvince(value: string): FieldErrorCode | null {
  if (value === '') return 'required';
  return isProvinceCode(value) ? null : 'invalid';
}
