import { expect, it } from 'vitest';
import { wholeStart } from './wholeStart.ts';

it('keeps a text that fits', () => {
  expect(wholeStart('Ada 😀', 6)).toBe('Ada 😀');
});

it('drops a character that would be cut in half', () => {
  expect(wholeStart('Ada 😀', 5)).toBe('Ada ');
});

it('drops half of a surrogate pair', () => {
  expect(wholeStart('A\ud83dda', 10)).toBe('Ada');
});

it('drops control characters, which database columns may not hold', () => {
  expect(wholeStart('A\0d\u001b\u007fa', 10)).toBe('Ada');
});

it('drops direction marks, because a name with one is refused', () => {
  expect(wholeStart('\u202eAda\u2069', 10)).toBe('Ada');
});
