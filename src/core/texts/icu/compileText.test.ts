import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumbers } from '../formatNumbers.ts';
import { formatText } from '../formatText.ts';
import { compileText } from './compileText.ts';
import { TextFault } from './TextFault.ts';

describe('a text without choices', () => {
  it.each([
    ['Enter a valid email address.', 'Enter a valid email address.'],
    ["Hmm, there's been a glitch.", "Hmm, there's been a glitch."],
    ['‘{button}’ of {brand}', '‘{button}’ of {brand}'],
    ["two '' are one", "two ' are one"],
    ['Free for {days, number} days', 'Free for {days} days'],
    ['', ''],
  ])('compiles %j to %j', (text, compiled) => {
    expect(compileText(text, 'en-US')).toBe(compiled);
  });
});

describe('a text with a plural', () => {
  const DAYS = 'Gratuit pendant {days, plural, one {# jour} other {# jours}}';

  it('compiles to complete sentences', () => {
    expect(compileText(DAYS, 'fr-CA')).toBe(
      '|days|fr-CA|Gratuit pendant {days} jours|one|Gratuit pendant {days} jour',
    );
  });

  it.each([
    [0, 'Gratuit pendant 0 jour'],
    [1, 'Gratuit pendant 1 jour'],
    [2, 'Gratuit pendant 2 jours'],
    [1_000_000, 'Gratuit pendant 1000000 jours'],
  ])('says for %d: %s', (days, said) => {
    expect(formatText(compileText(DAYS, 'fr-CA'), { days })).toBe(said);
  });

  it('uses the default variant when no number is given', () => {
    expect(formatText(compileText(DAYS, 'fr-CA'), {})).toBe('Gratuit pendant {days} jours');
  });
});

it('chooses by several values independently', () => {
  const text =
    '{minutes, plural, one {# minute} other {# minutes}}, {days, plural, one {# jour} other {# jours}}, {period, select, yearly {an} other {mois}}';
  const compiled = compileText(text, 'fr-CA');
  assert(
    property(
      tuple(integer({ min: 0, max: 3_000_000 }), integer({ min: 0, max: 3_000_000 })),
      constantFrom('yearly', 'monthly'),
      ([minutes, days], period) => {
        const rules = new Intl.PluralRules('fr-CA');
        const count = (name: string, number: number) =>
          `${number} ${name}${rules.select(number) === 'one' ? '' : 's'}`;
        expect(formatNumbers(compiled, { minutes, days, period }, String)).toBe(
          `${count('minute', minutes)}, ${count('jour', days)}, ${period === 'yearly' ? 'an' : 'mois'}`,
        );
      },
    ),
  );
});

it.each([
  ['ar', [0, 1, 2, 3, 11, 100]],
  ['pl', [1, 2, 5, 22, 1_000_000]],
  ['ja', [0, 1, 2]],
] as const)('chooses by the plural rules of %s', (language, numbers) => {
  const words = ['zero', 'one', 'two', 'few', 'many', 'other'].map((key) => `${key} {${key}!}`);
  const compiled = compileText(`{n, plural, ${words.join(' ')}}`, language);
  for (const n of numbers) {
    const category = new Intl.PluralRules(language).select(n);
    expect(formatNumbers(compiled, { n }, String)).toBe(`${category}!`);
  }
});

it.each([
  ['{name', 'A "{" is not closed.'],
  ['{}', 'There is nothing between "{" and "}".'],
  ['{two words}', 'What is between "{" and "}" is no name.'],
  ['{n, plural, one {#}}', 'A choice has no "other".'],
  ['{n, plural, =0 {none} other {#}}', 'It asks for "=0", which no page can write.'],
  ['{n, selectordinal, one {#st} other {#th}}', 'It asks for an ordinal, which no page can write.'],
  ['{n, plural, offset:1 one {#} other {#}}', 'It asks for an offset, which no page can write.'],
  ['{at, date, short}', 'It asks for a date, which no page can write.'],
  ['{n, number, percent}', 'It asks for a style of numbers, which no page can write.'],
  ["'{'braces'}'", 'A brace stands for itself here.'],
  ['|', '"|" cannot be told from what chooses it.'],
  ['{n, plural, one {a|b} other {c}}', '"a|b" cannot be told from what chooses it.'],
  ['{n, plural, one {x} other {one}}', '"one" cannot be told from what chooses it.'],
])('refuses %j and says why', (text, why) => {
  expect(() => compileText(text, 'en-US')).toThrow(TextFault);
  expect(() => compileText(text, 'en-US')).toThrow(why);
});
