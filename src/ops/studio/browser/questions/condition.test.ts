import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCondition, anyContext } from '../../../../../tests/factories/questions/anyQuestions.ts';
import type { JsonObject, JsonValue } from '../../../../core/brand/JsonValue.ts';
import type { QuestionCondition } from '../../../../core/contract/generated/brand.ts';
import { conditionHolds } from '../../../../core/rules/questions/conditionHolds.ts';
import { groupOf, whenOf } from './condition.ts';

const SHOWN: readonly JsonObject[] = [
  { plans: ['team'] },
  { lead: false, access: 'admin', addons: ['sms', 'fax'] },
  { answers: { size: ['few'], company: ['yes'] }, answered: ['size', 'company'] },
  { any: [{ plans: ['team'] }, { answers: { size: ['few', 'many'] } }] },
  { all: [{ addons: ['sms'] }, { addons: ['fax'] }] },
  { any: [{ plans: ['team'], lead: true }, { provinces: ['QC'] }] },
  { lead: true, any: [{ plans: ['team'] }, { access: 'admin' }] },
  { any: [{ lead: true, any: [{ plans: ['team'] }, { addons: ['fax'] }] }, { access: 'user' }] },
];

it.each(SHOWN)('%j is shown as a group, which makes it again', (when) => {
  expect(whenOf(groupOf(when))).toEqual(when);
});

it('shows conditions within conditions as groups', () => {
  const row = (subject: string, value: string) => ({ subject, values: [value] });
  expect(groupOf({ lead: true, any: [{ plans: ['team'] }, { access: 'admin' }] })).toEqual({
    mode: 'all',
    parts: [
      row('lead', 'true'),
      { mode: 'any', parts: [row('plans', 'team'), row('access', 'admin')] },
    ],
  });
});

it('any condition still holds for the same visitors once a group has made it again', () => {
  const answer = fc.constantFrom(null, 'few', 'many', 'yes');
  fc.assert(
    fc.property(anyCondition, anyContext, answer, answer, (when, context, size, other) => {
      fc.pre(saysSomething(when));
      const answerTo = (id: string) => (id === 'size' ? size : other);
      const json: JsonObject = JSON.parse(JSON.stringify(when));
      const made: QuestionCondition = JSON.parse(JSON.stringify(whenOf(groupOf(json))));
      expect(conditionHolds(made, context, answerTo)).toBe(conditionHolds(when, context, answerTo));
    }),
    // Many generated conditions are skipped.
    { numRuns: 1000 },
  );
});

it('leaves out what is half-made, and says nothing of no row', () => {
  const lead = { subject: 'lead', values: ['true'] };
  const empty = { subject: 'plans', values: [] };
  const group = { mode: 'any', parts: [empty] } as const;
  expect(whenOf({ mode: 'any', parts: [empty, lead, group] })).toEqual({ lead: true });
  expect(whenOf({ mode: 'all', parts: [] })).toBeUndefined();
});

/** Whether no part of a condition is empty. An empty part is unfinished. */
function saysSomething(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true;
  const inner: readonly JsonValue[] = Object.values(part);
  return inner.length > 0 && inner.every(saysSomething);
}
