import { expect, it } from 'vitest';
import { renameQuestion, renameWords } from './renameQuestion.ts';

it('keeps the place of a question, and the conditions that name it at any depth', () => {
  const questions = {
    company: { kind: 'yesNo', label: 'A company?' },
    vat: {
      when: {
        answers: { company: ['yes'], size: ['few'] },
        any: [{ answered: ['company', 'size'] }, { all: [{ answers: { company: ['no'] } }] }],
        plans: ['company'],
      },
    },
    dropped: null,
  };
  const renamed = renameQuestion(questions, 'company', 'for-company');
  expect(Object.keys(renamed)).toEqual(['for-company', 'vat', 'dropped']);
  expect(renamed).toEqual({
    'for-company': questions.company,
    vat: {
      when: {
        answers: { 'for-company': ['yes'], size: ['few'] },
        any: [
          { answered: ['for-company', 'size'] },
          { all: [{ answers: { 'for-company': ['no'] } }] },
        ],
        plans: ['company'],
      },
    },
    dropped: null,
  });
});

it("keeps a question's words in other languages", () => {
  const words = { label: 'Entreprise ?' };
  const translations = { 'fr-CA': { questions: { company: words }, name: 'X' }, 'es-US': {} };
  expect(renameWords(translations, 'company', 'firm')).toEqual({
    'fr-CA': { questions: { firm: words }, name: 'X' },
    'es-US': {},
  });
});
