import {
  constantFrom,
  emailAddress,
  assert as holds,
  oneof,
  property,
  string,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { recordOf } from './fieldRecords.ts';
import { definitionOf, FIELD_NAMES, type FieldName } from './fields.ts';

/** Every field with a pattern, compiled as a browser does. */
const PATTERNED = FIELD_NAMES.flatMap((name) => {
  const { pattern, check } = definitionOf(name);
  if (pattern === undefined) return [];
  return [
    { name, check, matches: (value: string) => new RegExp(`^(?:${pattern})$`, 'v').test(value) },
  ];
});

const letters = string({
  unit: constantFrom(...Array.from('aZ0ü日.-+_@ \u00a0\u2028')),
  maxLength: 12,
});
/** Addresses and texts that look like them, valid and invalid. */
const texts = oneof(
  emailAddress(),
  letters,
  tuple(
    letters,
    letters,
    constantFrom('example', 'bücher.example', 'xn--bcher-kva.example', '日本'),
  ).map(([start, end, host]) => `${start}${end}@${host}.co`),
  tuple(constantFrom('', ' ', '\t', '\u00a0', '\ufeff'), emailAddress()).map(
    ([space, it]) => space + it + space,
  ),
  constantFrom('', ' ', '\u00a0\t'),
);

test.each(PATTERNED)(
  "the browser's check of $name accepts every valid or blank value",
  ({ check, matches }) => {
    let right = 0;
    holds(
      property(texts, (value) => {
        // A blank field is reported as missing on submission, not by its pattern.
        const isBlank = value.trim() === '';
        if (!isBlank && check(value, { lengths: null }) !== null) return;
        if (!isBlank) right += 1;
        expect([value, matches(value)]).toEqual([value, true]);
      }),
      { numRuns: 2000 },
    );
    expect(right).toBeGreaterThan(200);
  },
);

test.each(PATTERNED)('and refuses $name when it is obviously invalid', ({ name, matches }) => {
  expect(matches(recordOf(name).samples.valid)).toBe(true);
  expect(recordOf(name).samples.invalid.filter((it) => !matches(it))).not.toEqual([]);
});

test('covers the e-mail address', () => {
  const names: readonly FieldName[] = PATTERNED.map(({ name }) => name);
  expect(names).toContain('email');
});
