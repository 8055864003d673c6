import { expect, it } from 'vitest';
import { wholeStart } from './wholeStart.ts';

it('a text that fits stays as it is', () => {
  expect(wholeStart('Ada 😀', 6)).toBe('Ada 😀');
});

it('a character that would be cut in half is left out', () => {
  expect(wholeStart('Ada 😀', 5)).toBe('Ada ');
});

it('half a character that came broken is left out', () => {
  expect(wholeStart('A\ud83dda', 10)).toBe('Ada');
});

it('a character that controls is left out, because no database column need hold it', () => {
  expect(wholeStart('A\0d\u001b\u007fa', 10)).toBe('Ada');
});

it('a mark that turns what stands around it is left out, because a name with it is refused', () => {
  expect(wholeStart('\u202eAda\u2069', 10)).toBe('Ada');
});
