import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { charactersOfRange, unicodeRange } from './unicodeRange.ts';

it.each([
  ['', ''],
  ['A', 'U+41'],
  ['CAB', 'U+41-43'],
  ['A C', 'U+20,U+41,U+43'],
  ['aa–', 'U+61,U+2013'],
])('%j is %s', (characters, range) => {
  expect(unicodeRange(characters)).toBe(range);
});

it('a range has the characters that it was made of', () => {
  const one = fc.integer({ min: 0x20, max: 0xd7ff }).map((it) => String.fromCodePoint(it));
  fc.assert(
    fc.property(fc.uniqueArray(one, { minLength: 1 }), (characters) => {
      const back = charactersOfRange(unicodeRange(characters.join('')));
      expect(Array.from(back)).toEqual(characters.toSorted((a, b) => (a < b ? -1 : 1)));
    }),
  );
});

it('reads the ranges of a style sheet, which has spaces', () => {
  expect(charactersOfRange('U+0041-0043, U+20AC')).toBe('ABC€');
});
