import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { checkCompanyName } from '../fields/checkCompanyName.ts';
import { checkFullName } from '../fields/checkFullName.ts';
import { splitFullName } from '../fields/splitFullName.ts';

/** The two kinds of account holder that the card provider distinguishes. */
export type AccountOwnership = 'personal' | 'business';

/** Checks an account holder's name: first and last name for a person, any name for a business. */
export function checkAccountHolder(
  value: string,
  ownership: AccountOwnership,
): FieldErrorCode | null {
  if (ownership === 'business') return checkCompanyName(value);
  const error = checkFullName(value);
  if (error !== null) return error;
  return splitFullName(value).lastName === '' ? 'invalid' : null;
}
