import { expect, it } from 'vitest';
import { maskPersonal } from './maskPersonal.ts';

const SIZE = { id: 'size', value: 'many', isPersonal: false };

it('keeps an answer to a question declared not personal, whatever its id', () => {
  const number = { id: 'password', value: '1250000', isPersonal: false };
  const ways = { id: 'to', value: ['phone', 'a@post.example'], isPersonal: false };
  expect(maskPersonal({ cause: { answers: [SIZE, number, ways] } })).toEqual({
    cause: {
      answers: [
        { id: 'size', value: 'many' },
        { id: 'password', value: '1250000' },
        { id: 'to', value: ['phone', 'a@post.example'] },
      ],
    },
  });
});

it('masks a personal answer beside it', () => {
  const vat = { id: 'vat', value: 'GB980780684', isPersonal: true };
  expect(maskPersonal({ answers: [vat, SIZE] })).toEqual({
    answers: ['[masked]', { id: 'size', value: 'many' }],
  });
});

it.each([
  ['answers by their ids, as in a call', { size: 'many', url: 'ada.example' }],
  ['one without the word', [{ id: 'size', value: 'many' }]],
  ['another word than false', [{ ...SIZE, isPersonal: 0 }]],
  ['the word beside all of them', { isPersonal: false, answers: { size: 'many' } }],
  ['a value that is no answer', [{ ...SIZE, value: { name: 'many' } }]],
  ['an id that is none', [{ ...SIZE, id: { name: 'many' } }]],
  ['no object', ['many']],
])('masks %s', (_, answers) => {
  expect(JSON.stringify(maskPersonal({ answers }))).not.toMatch(/many|size|\bada\b/);
});

it('drops all other members of an answer', () => {
  const answer = { ...SIZE, shown: 'More of us', label: 'How many?', email: 'ada@example.com' };
  expect(maskPersonal({ answers: [answer] })).toEqual({ answers: [{ id: 'size', value: 'many' }] });
});
