import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { checkCompanyName } from '../fields/checkCompanyName.ts';
import { checkFullName } from '../fields/checkFullName.ts';
import { splitFullName } from '../fields/splitFullName.ts';

/** Whose the account is, as the card provider tells them apart. */
export type AccountOwnership = 'personal' | 'business';

/** Checks who holds an account: a person by first and last name, a business by its name. */
export function checkAccountHolder(
  value: string,
  ownership: AccountOwnership,
): FieldErrorCode | null {
  if (ownership === 'business') return checkCompanyName(value);
  const error = checkFullName(value);
  if (error !== null) return error;
  return splitFullName(value).lastName === '' ? 'invalid' : null;
}
