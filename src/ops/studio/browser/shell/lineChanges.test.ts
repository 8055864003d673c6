import { expect, it } from 'vitest';
import { lineChanges } from './lineChanges.ts';

function shown(before: string, after: string): readonly string[] {
  return lineChanges(before, after).map(({ kind, text }) => `${kind} ${text}`);
}

it('shows a changed line as one removed and one added', () => {
  expect(shown('a\nb\nc', 'a\nB\nc')).toEqual(['same a', 'removed b', 'added B', 'same c']);
});

it('shows an added line', () => {
  expect(shown('a\nc', 'a\nb\nc')).toEqual(['same a', 'added b', 'same c']);
});

it('counts lines in the text that has them', () => {
  expect(lineChanges('a\nb', 'b\nc')).toEqual([
    { kind: 'removed', line: 1, text: 'a' },
    { kind: 'same', line: 1, text: 'b' },
    { kind: 'added', line: 2, text: 'c' },
  ]);
});
