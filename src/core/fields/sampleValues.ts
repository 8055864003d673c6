import { recordOf } from './fieldRecords.ts';
import { FIELD_NAMES, type FieldName } from './fields.ts';
import { valuesBy } from './valuesBy.ts';

/** Returns made-up values for all fields. */
export function sampleValues(
  overrides: Partial<Readonly<Record<FieldName, string>>> = {},
): Readonly<Record<FieldName, string>> {
  return valuesBy(FIELD_NAMES, (name) => overrides[name] ?? recordOf(name).samples.valid);
}
