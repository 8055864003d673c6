import { expect, it } from 'vitest';
import { checkPassword, passwordGuide } from './checkPassword.ts';

it.each([
  ['', 'required'],
  ['abcdef1', 'invalid'],
  ['abcdefg1', null],
  ['abcdefgh', 'invalid'],
  ['12345678', 'invalid'],
  ['pässwörd١', null],
  [' space 1 ', null],
  [`a1${'x'.repeat(62)}`, null],
  [`a1${'x'.repeat(63)}`, 'invalid'],
  ['🙂🙂🙂🙂🙂🙂a1', null],
])('checks %j: %s', (value, code) => {
  expect(checkPassword(value)).toBe(code);
});

it('returns which points of the guide are met', () => {
  expect(passwordGuide('abc')).toEqual({ longEnough: false, lettersAndNumbers: false });
  expect(passwordGuide('abc1')).toEqual({ longEnough: false, lettersAndNumbers: true });
  expect(passwordGuide('abcdefgh')).toEqual({ longEnough: true, lettersAndNumbers: false });
});
