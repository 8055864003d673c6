import { expect, it } from 'vitest';
import { checkSchema } from './checkSchema.ts';

it.each([
  ['letters', 'x'],
  ['pictures, which are two units of a text each', '😀'],
])('counts the characters of a text as its limit does: %s', (_what, character) => {
  const headings = { paid: character.repeat(91) };
  expect(checkSchema('layer', { headings })).toMatchObject([
    { at: '/headings/paid', why: '"paid" has 91 characters.', fix: 'Write at most 90.' },
  ]);
});
