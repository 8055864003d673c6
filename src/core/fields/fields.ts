import { companyName } from './companyName/companyName.ts';
import { email } from './email/email.ts';
import type { FieldDefinition } from './FieldDefinition.ts';
import { fullName } from './fullName/fullName.ts';
import { password } from './password/password.ts';
import { phoneNumber } from './phoneNumber/phoneNumber.ts';
import { province } from './province/province.ts';

/**
 * Every contact field, by the name attribute of its control. Everything that handles all fields
 * reads this list; fieldRecords.ts has the other half of each.
 */
export const FIELDS = {
  fullName,
  companyName,
  phoneNumber,
  email,
  password,
  province,
} as const satisfies Readonly<Record<string, FieldDefinition>>;

export type FieldName = keyof typeof FIELDS;

/** Tells whether a value from outside names a contact field. */
export function isFieldName(value: unknown): value is FieldName {
  return typeof value === 'string' && Object.hasOwn(FIELDS, value);
}

export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELDS).filter(isFieldName);

/** Returns a field's definition, typed as any field's. */
export function definitionOf(name: FieldName): FieldDefinition {
  return FIELDS[name];
}
