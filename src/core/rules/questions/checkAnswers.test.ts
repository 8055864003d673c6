import { expect, it } from 'vitest';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import { aQuestionContext } from '../../../../tests/factories/questions/aQuestionContext.ts';
import type { QuestionContext } from '../../contract/Answers.ts';
import type { QuestionCondition } from '../../contract/generated/brand.ts';
import { askQuestions, checkAnswers, isAsked } from './checkAnswers.ts';
import { sentAnswers } from './sentAnswers.ts';

const size = aQuestion({ kind: 'oneOf', options: { few: 'Few', many: 'Many' } });
const questions = {
  size,
  reason: aQuestion({ required: true, when: { answers: { size: ['many'] } } }),
  detail: aQuestion({ when: { answered: ['reason'] } }),
};

function holds(when: QuestionCondition, context: Partial<QuestionContext> = {}): boolean {
  return isAsked('it', { it: aQuestion({ when }) }, aQuestionContext(context), {});
}

const CONDITIONS: readonly (readonly [QuestionCondition, Partial<QuestionContext>])[] = [
  [{ signupTypes: ['paid'] }, { signupType: 'paid' }],
  [{ plans: ['team'] }, { plan: { id: 'team', access: 'user', planPeriod: 'monthly' } }],
  [{ access: 'admin' }, { plan: { id: 'solo', access: 'admin', planPeriod: 'monthly' } }],
  [{ period: 'yearly' }, { plan: { id: 'solo', access: 'user', planPeriod: 'yearly' } }],
  [{ addons: ['fax', 'sms'] }, { addonIds: ['sms'] }],
  [{ provinces: ['QC', 'NB'] }, { provinceCode: 'QC' }],
  [{ phoneCountries: ['CA'] }, { phoneCountry: 'CA' }],
  [{ lead: true }, { isLead: true }],
  [{ all: [{ lead: true }, { signupTypes: ['free'] }] }, { isLead: true }],
  [{ any: [{ lead: true }, { signupTypes: ['paid'] }] }, { signupType: 'paid' }],
];

it.each(CONDITIONS)('asks by the condition %j only if it holds', (when, context) => {
  expect(holds(when, context)).toBe(true);
  expect(holds(when)).toBe(false);
});

it('asks no question about plans without a plan', () => {
  const byPlan: readonly QuestionCondition[] = [
    { plans: ['solo'] },
    { access: 'user' },
    { period: 'monthly' },
  ];
  for (const when of byPlan) {
    expect(holds(when)).toBe(true);
    expect(holds(when, { plan: null })).toBe(false);
  }
});

it('asks only if all parts of a condition hold', () => {
  const when = { lead: true, provinces: ['QC' as const] };
  expect(holds(when, { isLead: true, provinceCode: 'QC' })).toBe(true);
  expect(holds(when, { isLead: true })).toBe(false);
});

it('uses answers to other questions, unless those are not asked', () => {
  const asked = (raw: Record<string, unknown>) =>
    askQuestions(questions, aQuestionContext(), raw, null).asked;
  expect(asked({})).toEqual(['size']);
  expect(asked({ size: 'many' })).toEqual(['size', 'reason']);
  expect(asked({ size: 'many', reason: 'Growth' })).toEqual(['size', 'reason', 'detail']);
  expect(asked({ size: 'few', reason: 'Growth' })).toEqual(['size']);
  expect(asked({ size: 'constructor' })).toEqual(['size']);
});

it('reads a condition on a later question', () => {
  const { reason } = questions;
  const raw = { size: 'many' };
  expect(isAsked('reason', { reason, size }, aQuestionContext(), raw)).toBe(true);
});

it('asks no questions that depend on each other in a circle, and terminates', () => {
  const circle = {
    a: aQuestion({ when: { answered: ['b'] } }),
    b: aQuestion({ when: { answered: ['a'] } }),
    c: aQuestion({ when: { answered: ['c'] } }),
  };
  expect(askQuestions(circle, aQuestionContext(), { a: 'x', b: 'x', c: 'x' }, null).asked).toEqual(
    [],
  );
});

it('returns the stored answers', () => {
  const raw = { size: 'many', reason: '  Growth ' };
  expect(checkAnswers(questions, aQuestionContext(), raw, null)).toEqual({
    ok: true,
    value: { size: 'many', reason: 'Growth' },
  });
});

it('requires no answer to a question that is not asked, and accepts none', () => {
  const context = aQuestionContext();
  expect(checkAnswers(questions, context, { size: 'few' }, null)).toMatchObject({ ok: true });
  expect(checkAnswers(questions, context, { size: 'few', reason: 'Growth' }, null)).toEqual({
    ok: false,
    error: [{ question: 'reason', problem: 'notAsked' }],
  });
});

it('refuses answers to unknown questions', () => {
  const raw: Record<string, unknown> = JSON.parse(
    '{"__proto__": "x", "toString": "x", "npi": "x"}',
  );
  const checked = checkAnswers(questions, aQuestionContext(), raw, null);
  expect(checked.ok ? [] : checked.error.map(({ question }) => question)).toEqual([
    '__proto__',
    'toString',
    'npi',
  ]);
});

it('returns every fault, in the order of the questions', () => {
  const checked = checkAnswers(
    { ...questions, size: { ...size, required: true } },
    aQuestionContext(),
    { size: 'none' },
    null,
  );
  expect(checked).toEqual({ ok: false, error: [{ question: 'size', problem: 'unknownOption' }] });
});

it('sends only what is asked and answered', () => {
  const held = { size: 'few', reason: 'Growth', detail: '' };
  expect(sentAnswers(questions, aQuestionContext(), held, null)).toEqual({ size: 'few' });
  expect(sentAnswers(questions, aQuestionContext(), { ...held, size: 'many' }, null)).toEqual({
    size: 'many',
    reason: 'Growth',
  });
});
