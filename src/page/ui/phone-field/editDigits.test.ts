import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretBefore, digitsAfter, editDigits } from './editDigits.ts';

/** Writes a value with its caret as '201|-555'. */
function at(text: string): { value: string; caret: number } {
  return { value: text.replace('|', ''), caret: text.indexOf('|') };
}

describe('deleting', () => {
  it.each([
    ['201-555', '201|555', 'backward', '20|555'],
    ['201-555', '201|555', 'forward', '201|55'],
    ['(030) 12', '(030)|12', 'backward', '(03|12'],
    ['201-555', '201-55|', 'backward', '201-55|'],
    ['201-555', '20|-555', 'backward', '20|-555'],
  ] as const)('%j left as %j by a %s key means %j', (before, typed, deletes, meant) => {
    expect(editDigits(before, { ...at(typed), deletes })).toMatchObject(at(meant));
  });

  it('leaves what is written alone', () => {
    const typed = { ...at('201-|555'), deletes: null };
    expect(editDigits('201555', typed)).toBe(typed);
  });
});

describe('the caret', () => {
  it.each([
    ['2013|555', '201-3|55-5'],
    ['2|', '2|'],
    ['201|-555', '201|-555'],
    ['201-|555', '201|-555'],
    ['|201', '|201-'],
    ['0|2079460958', '0|20 7946 0958'],
  ])('typed at %j stands at %j', (typed, shown) => {
    const { value, caret } = at(shown);
    expect(caretBefore(value, digitsAfter(at(typed)))).toBe(caret);
  });

  it('keeps its place among the digits, however they are grouped', () => {
    const grouped = fc
      .array(fc.constantFrom('-', ' ', '1', '2', '3', '(', ')'))
      .map((it) => it.join(''));
    fc.assert(
      fc.property(grouped, fc.nat(), (value, from) => {
        const digits = from % (value.replace(/\D/g, '').length + 1);
        expect(digitsAfter({ value, caret: caretBefore(value, digits) })).toBe(digits);
      }),
    );
  });
});
