import { expect, it } from 'vitest';
import type { Problem } from './Problem.ts';
import { tidyProblems } from './tidyProblems.ts';

function aProblem(overrides: Partial<Problem> = {}): Problem {
  const base = {
    check: 'schema',
    file: 'a.json',
    pointer: '',
    line: 1,
    column: 1,
    length: 1,
  } as const;
  return { ...base, sourceLine: '', why: 'Wrong.', fix: 'Mend it.', brands: [], ...overrides };
}

it('sorts by file, line and column', () => {
  const sorted = tidyProblems([
    aProblem({ file: 'b.json' }),
    aProblem({ line: 10 }),
    aProblem({ line: 9, column: 2 }),
    aProblem({ line: 9 }),
  ]);
  expect(sorted.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['a.json', 9, 1],
    ['a.json', 9, 2],
    ['a.json', 10, 1],
    ['b.json', 1, 1],
  ]);
});

it("reports a layer's problem once, with every brand that it breaks", () => {
  const [only, ...others] = tidyProblems([
    aProblem({ brands: ['slotbook'] }),
    aProblem({ brands: ['ringwell'] }),
  ]);
  expect(others).toEqual([]);
  expect(only?.brands).toEqual(['slotbook', 'ringwell']);
});
