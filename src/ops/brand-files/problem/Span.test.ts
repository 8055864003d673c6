import { expect, it } from 'vitest';
import { lineOf, spanOf } from './Span.ts';

const TEXT = 'one\r\n  two\nthree';

it('counts lines and columns from 1', () => {
  expect(spanOf(TEXT, TEXT.indexOf('two'), TEXT.indexOf('two') + 3)).toEqual({
    line: 2,
    column: 3,
    length: 3,
  });
});

it('ends with the line', () => {
  expect(spanOf(TEXT, 0, TEXT.length).length).toBe(3);
});

it('covers one character at least', () => {
  expect(spanOf(TEXT, TEXT.length, TEXT.length)).toEqual({ line: 3, column: 6, length: 1 });
});

it('shows a line without its end', () => {
  expect(lineOf(TEXT, 1)).toBe('one');
  expect(lineOf(TEXT, 9)).toBe('');
});
