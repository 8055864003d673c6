import { companyNameRecord } from './companyName/companyNameRecord.ts';
import { emailRecord } from './email/emailRecord.ts';
import type { FieldRecord } from './FieldRecord.ts';
import { FIELD_NAMES, type FieldName } from './fields.ts';
import { fullNameRecord } from './fullName/fullNameRecord.ts';
import { passwordRecord } from './password/passwordRecord.ts';
import { phoneNumberRecord } from './phoneNumber/phoneNumberRecord.ts';
import { provinceRecord } from './province/provinceRecord.ts';

/** What only the server and the tests need, of every field. */
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
 * A field's record, as any field has one. Throws for a field whose line is missing above: what
 * `npm run generate` makes is asked for before the compiler can tell.
 */
export function recordOf(name: FieldName): FieldRecord {
  const record = RECORDS.get(name);
  if (record !== undefined) return record;
  throw new Error(`Add the field '${name}' to FIELD_RECORDS in src/core/fields/fieldRecords.ts.`);
}

/** The fields that a link fills in: of a lead, or by its contact parameter. */
export type PrefilledField = {
  [Name in FieldName]: (typeof FIELD_RECORDS)[Name]['prefill'] extends null ? never : Name;
}[FieldName];

export const PREFILLED_FIELDS: readonly PrefilledField[] = FIELD_NAMES.filter(
  (name): name is PrefilledField => recordOf(name).prefill !== null,
);
