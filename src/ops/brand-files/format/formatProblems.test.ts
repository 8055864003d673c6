import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import type { Problem } from '../problem/Problem.ts';
import { formatProblems } from './formatProblems.ts';

const PLAIN = picocolors.createColors(false);

function aProblem(overrides: Partial<Problem> = {}): Problem {
  return {
    check: 'schema',
    file: 'brands/acme.json',
    pointer: '/theme/inc',
    line: 3,
    column: 4,
    length: 5,
    sourceLine: '\t\t "inc": 1',
    why: '"inc" is wrong.',
    fix: 'Write "ink".',
    brands: [],
    ...overrides,
  };
}

it('puts the caret below what is wrong, behind tabs too', () => {
  expect(formatProblems([aProblem()], 'pretty', [], PLAIN)).toBe(
    [
      'brands/acme.json:3:4  "inc" is wrong.  [schema]',
      '     3 | \t\t "inc": 1',
      '       | \t\t ^^^^^',
      '    Write "ink".',
      '',
    ].join('\n'),
  );
});

it('shows the part of a long line that matters', () => {
  const sourceLine = `${'x'.repeat(5000)}HERE${'y'.repeat(5000)}`;
  const printed = formatProblems(
    [aProblem({ sourceLine, column: 5001, length: 4 })],
    'pretty',
    [],
    PLAIN,
  );
  const [, source = '', caret = ''] = printed.split('\n');
  expect(source.length).toBeLessThan(200);
  expect(source.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('HERE');
});

it('names three brands that a layer spoils, and counts the rest', () => {
  const printed = formatProblems(
    [aProblem({ brands: ['a', 'b', 'c', 'd', 'e'] })],
    'pretty',
    [],
    PLAIN,
  );
  expect(printed).toContain('Seen in a, b, c and 2 more.');
});

it("writes GitHub's workflow commands, escaped", () => {
  const problem = aProblem({ file: 'a,b:c.json', why: '50 %\nis\rtoo much.', fix: 'Less.' });
  expect(formatProblems([problem], 'github')).toBe(
    '::error file=a%2Cb%3Ac.json,line=3,col=4,endColumn=9,title=schema::50 %25%0Ais%0Dtoo much. Less.\n',
  );
});

it('writes JSON that reads back as the problems and warnings', () => {
  const problems = [aProblem(), aProblem({ line: 9 })];
  const warnings = [aProblem({ line: 10 })];
  const written = formatProblems(problems, 'json', warnings);
  expect(JSON.parse(written)).toEqual({ problems, warnings });
});

it('separates warnings from problems, after them', () => {
  const warnings = [aProblem({ line: 1, why: 'It is old.' })];
  const printed = formatProblems([aProblem()], 'pretty', warnings, PLAIN);
  expect(printed.indexOf('"inc" is wrong.')).toBeLessThan(printed.indexOf('Warning: It is old.'));
  const commands = formatProblems([aProblem()], 'github', warnings).split('\n');
  expect(commands.map((line) => line.split(' ')[0])).toEqual(['::error', '::warning', '']);
});

it('writes nothing for people when there is nothing to report', () => {
  expect(formatProblems([], 'pretty')).toBe('');
});

it.each(['pretty', 'github'] as const)('prints no control character of a file as %s', (format) => {
  const raw = 'a\u001b[2J\u009b\u202eb';
  const problem = aProblem({ file: raw, why: raw, fix: raw, sourceLine: raw, brands: [raw] });
  const printed = formatProblems([problem], format, [problem], PLAIN);
  expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  expect(printed).toContain('a\u241b[2J\ufffd\ufffdb');
});
