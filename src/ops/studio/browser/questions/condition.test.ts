import { expect, it } from 'vitest';
import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import { rowsOf, whenOf } from './condition.ts';

const SHOWN: readonly JsonObject[] = [
  { plans: ['team'] },
  { lead: false, access: 'admin', addons: ['sms', 'fax'] },
  { answers: { size: ['few'], company: ['yes'] }, answered: ['size', 'company'] },
  { any: [{ plans: ['team'] }, { answers: { size: ['few', 'many'] } }] },
  { all: [{ addons: ['sms'] }, { addons: ['fax'] }] },
];

it.each(SHOWN)('%j is shown in rows, which make it again', (when) => {
  const rows = rowsOf(when);
  expect(rows && whenOf(rows)).toEqual(when);
});

it.each<JsonObject>([
  { any: [{ plans: ['team'], lead: true }] },
  { any: [{ all: [{ lead: true }] }] },
  { lead: true, any: [{ plans: ['team'] }] },
  { all: [{ lead: true }], any: [{ lead: true }] },
])('%j is no list of rows', (when) => {
  expect(rowsOf(when)).toBeNull();
});

it('leaves out what is half-made, and says nothing of no row', () => {
  const rows = [
    { subject: 'plans', values: [] },
    { subject: 'lead', values: ['true'] },
  ];
  expect(whenOf({ mode: 'any', rows })).toEqual({ lead: true });
  expect(whenOf({ mode: 'all', rows: [] })).toBeUndefined();
});
