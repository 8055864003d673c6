import { companyNameRecord } from './companyName/companyNameRecord.ts';
import { emailRecord } from './email/emailRecord.ts';
import type { FieldRecord } from './FieldRecord.ts';
import { FIELD_NAMES, type FieldName } from './fields.ts';
import { fullNameRecord } from './fullName/fullNameRecord.ts';
import { passwordRecord } from './password/passwordRecord.ts';
import { phoneNumberRecord } from './phoneNumber/phoneNumberRecord.ts';
import { provinceRecord } from './province/provinceRecord.ts';

/** What only the server and the tests need of every field. */
export const FIELD_RECORDS = {
  fullName: fullNameRecord,
  companyName: companyNameRecord,
  phoneNumber: phoneNumberRecord,
  email: emailRecord,
  password: passwordRecord,
  province: provinceRecord,
} as const satisfies Readonly<Record<FieldName, FieldRecord>>;

const RECORDS: ReadonlyMap<string, FieldRecord> = new Map(Object.entries(FIELD_RECORDS));

/**
 * Returns a field's record, typed as any field's. Throws for a field that is missing above, because
 * `npm run generate` runs before the compiler can report it.
 */
export function recordOf(name: FieldName): FieldRecord {
  const record = RECORDS.get(name);
  if (record !== undefined) return record;
  throw new Error(`Add the field '${name}' to FIELD_RECORDS in src/core/fields/fieldRecords.ts.`);
}

/** The fields that a lead's link or its contact parameter fills in. */
export type PrefilledField = {
  [Name in FieldName]: (typeof FIELD_RECORDS)[Name]['prefill'] extends null ? never : Name;
}[FieldName];

export const PREFILLED_FIELDS: readonly PrefilledField[] = FIELD_NAMES.filter(
  (name): name is PrefilledField => recordOf(name).prefill !== null,
);
