import { expect, it } from 'vitest';
import { formatText } from './formatText.ts';
import { compileText } from './icu/compileText.ts';
import { wrapText } from './wrapText.ts';

it('puts a text into another one', () => {
  expect(wrapText('{price} per month', '{text}, tax included')).toBe(
    '{price} per month, tax included',
  );
});

it('puts each variant of a text into another one', () => {
  const text = compileText('{count, plural, one {# month} other {# months}}', 'en-US');
  const wrapped = wrapText(text, '{text}, tax included');
  expect(formatText(wrapped, { count: 1 })).toBe('1 month, tax included');
  expect(formatText(wrapped, { count: 3 })).toBe('3 months, tax included');
});
