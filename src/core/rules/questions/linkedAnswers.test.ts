import { expect, it } from 'vitest';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import { EVERY_QUESTION } from '../../../../tests/factories/questions/everyQuestion.ts';
import { linkedAnswers } from './linkedAnswers.ts';

const from = (query: string) => {
  const given = new URLSearchParams(query);
  return (name: string) => given.get(name);
};

const { acknowledgement, ...fillable } = EVERY_QUESTION;

it.each(Object.entries(fillable))(
  'fills in an answer of the kind %s by the question’s id',
  (_, { question, valid, invalid }) => {
    const questions = { it: { ...question, prefill: true } };
    const filledIn = (value: unknown) =>
      linkedAnswers(questions, from(new URLSearchParams({ it: String(value) }).toString()));
    expect(filledIn(valid)).toHaveProperty('it');
    expect(invalid.map(([value]) => filledIn(value))).toEqual(invalid.map(() => undefined));
  },
);

it("agrees to nothing on the visitor's behalf", () => {
  const it = { ...acknowledgement.question, prefill: true };
  expect(linkedAnswers({ it }, from('it=yes'))).toBeUndefined();
});

it('ignores what a link may not fill in', () => {
  const questions = { trade: aQuestion(), size: aQuestion({ prefill: true }) };
  expect(linkedAnswers(questions, from('trade=Baker&size=12'))).toEqual({ size: '12' });
  expect(linkedAnswers(questions, from('trade=Baker'))).toBeUndefined();
  expect(linkedAnswers(undefined, from('trade=Baker'))).toBeUndefined();
});
