import type { LeadInfo } from '../contract/generated/leadInfo.ts';
import { type FIELD_RECORDS, recordOf } from './fieldRecords.ts';
import { FIELD_NAMES, type FieldName } from './fields.ts';
import type { Intersection } from './Intersection.ts';

type Records = typeof FIELD_RECORDS;

type ColumnsIn<Row extends 'user' | 'account'> = Intersection<
  {
    [Name in FieldName]: Records[Name]['stored'] extends {
      in: Row;
      columns: (lead: LeadInfo) => infer Columns;
    }
      ? Columns
      : never;
  }[FieldName]
>;

/** Returns the columns of a sign-up's row that its fields fill. */
export function storedColumns<Row extends 'user' | 'account'>(
  row: Row,
  lead: LeadInfo,
): ColumnsIn<Row> {
  const columns = FIELD_NAMES.map((name) => {
    const { stored } = recordOf(name);
    return stored.in === row ? stored.columns(lead) : {};
  });
  // The records' columns together are exactly ColumnsIn.
  return Object.assign({}, ...columns) as ColumnsIn<Row>;
}

/** Returns the values that are stored in rows of their own, by field. Empty ones are left out. */
export function storedValues(lead: LeadInfo): readonly (readonly [FieldName, string])[] {
  return FIELD_NAMES.filter((name) => recordOf(name).stored.in === 'value')
    .map((name) => [name, recordOf(name).read(lead)] as const)
    .filter(([, value]) => value !== '');
}
