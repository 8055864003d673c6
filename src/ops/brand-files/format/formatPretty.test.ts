import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import type { Problem } from '../problem/Problem.ts';
import { formatPretty } from './formatPretty.ts';

const FACE = '👩‍🚀';

it.each([300, 301, 302, 303, 304])('cuts a long line between letters, at column %i', (column) => {
  const problem: Problem = {
    check: 'schema',
    file: 'acme.json',
    line: 1,
    column,
    length: 1,
    sourceLine: FACE.repeat(200),
    why: 'Why.',
    fix: 'Fix.',
    pointer: '',
    brands: [],
  };

  const text = formatPretty([problem], [], picocolors.createColors(false));

  expect(text).toMatch(new RegExp(`^ +1 \\| (${FACE})+$`, 'mu'));
});
