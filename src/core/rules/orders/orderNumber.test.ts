import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderNumberFrom, readOrderNumber } from './orderNumber.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bytes = fc.uint8Array({ minLength: 9, maxLength: 32 });
const number = bytes.map(orderNumberFrom);

it('is two groups of five characters, none of which looks like another', () => {
  fc.assert(
    fc.property(number, (it) => {
      expect(it).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(readOrderNumber(it)).toBe(it);
    }),
  );
});

it('differs when the five bits used of any byte differ', () => {
  fc.assert(
    fc.property(bytes, fc.nat(8), fc.integer({ min: 1, max: 31 }), (drawn, at, flipped) => {
      const other = drawn.with(at, (drawn[at] ?? 0) ^ flipped);
      expect(orderNumberFrom(other)).not.toBe(orderNumberFrom(drawn));
    }),
  );
});

it('needs nine bytes', () => {
  expect(() => orderNumberFrom(new Uint8Array(8))).toThrow('9 bytes');
});

/** The spellings in which people write down the same number. */
const sloppily = fc.tuple(
  number,
  fc.array(fc.constantFrom('', ' ', '  ', '-', '–', ' — ', '\t', '\u00a0'), {
    minLength: 12,
    maxLength: 12,
  }),
  fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
  fc.constantFrom<readonly [string, string][]>([], [['0', 'O']], [['1', 'I']], [['1', 'L']]),
);

it('is read as people type it: lower case, spaces and dashes, O for 0, I or L for 1', () => {
  fc.assert(
    fc.property(sloppily, ([it, gaps, lower, swapped]) => {
      const told = it.replace('-', '');
      const typed = Array.from(told, (character, at) => {
        const [, written = character] = swapped.find(([from]) => from === character) ?? [];
        return `${gaps[at]}${lower[at] ? written.toLowerCase() : written}`;
      });
      expect(readOrderNumber(`${typed.join('')}${gaps[11]}`)).toBe(it);
    }),
  );
});

it('is refused with one wrong character', () => {
  fc.assert(
    fc.property(number, fc.nat(9), fc.constantFrom(...Array.from(ALPHABET)), (it, at, wrong) => {
      const characters = Array.from(it.replace('-', ''));
      fc.pre(characters[at] !== wrong);
      expect(readOrderNumber(characters.with(at, wrong).join(''))).toBeNull();
    }),
  );
});

it('is refused with two characters swapped', () => {
  fc.assert(
    fc.property(number, fc.nat(9), fc.nat(9), (it, one, other) => {
      const characters = Array.from(it.replace('-', ''));
      const [a = '', b = ''] = [characters[one], characters[other]];
      fc.pre(a !== b);
      expect(readOrderNumber(characters.with(one, b).with(other, a).join(''))).toBeNull();
    }),
  );
});

it('is not read from any other text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.uuid(), fc.emailAddress()), (typed) => {
      fc.pre(typed.replace(/[\s\p{Pd}]/gu, '').length !== 10);
      expect(readOrderNumber(typed)).toBeNull();
    }),
  );
  expect(readOrderNumber('00000-0000U')).toBeNull();
  expect(readOrderNumber('00000-00000')).toBe('00000-00000');
});
