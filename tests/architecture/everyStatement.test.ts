import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../../docs/specification.md'), 'utf8');

/** The number of statements in each part of the specification. */
const PARTS: Readonly<Record<string, number>> = {
  '1.0': 10,
  '2.1': 5,
  '2.2': 6,
  '2.3': 7,
  '2.4': 2,
  '2.5': 2,
  '2.6': 3,
  '2.7': 2,
  '2.8': 3,
  '3.1': 8,
  '3.2': 5,
  '3.3': 2,
  '3.4': 9,
  '4.0': 14,
  '5.0': 13,
  '6.0': 8,
  '7.0': 15,
  '8.1': 4,
  '8.2': 2,
  '8.3': 3,
  '8.4': 8,
  '8.5': 4,
  '9.0': 12,
};

const EVERY = Object.entries(PARTS).flatMap(([part, count]) => numbered(part, 1, count));

function numbered(part: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `${part}.${from + at}`);
}

/** The rows of the table below a heading, without the table's header. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const [, part = ''] = text.split(heading);
  const [section = ''] = part.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows
    .slice(2)
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
}

/**
 * The statements that a cell names: one, several, '3.1.1 to 3.1.5', or a whole part such as 2.4.
 */
function named(cell: string): string[] {
  const found = cell.matchAll(/\b(\d\.\d)(?:\.(\d+))?(?: to \d\.\d\.(\d+))?(?![\d.]*\d)/g);
  return [...found].flatMap(([, part = '', from, to]) => {
    if (from === undefined) return numbered(part, 1, PARTS[part] ?? 0);
    return numbered(part, Number(from), Number(to ?? from));
  });
}

const shown = rowsBelow("# The specification's statements, and their tests");
const departures = rowsBelow('\n## Departures');

it('reads what a row names', () => {
  expect(named('3.1.1 to 3.1.3 the fields; 2.4 the buttons')).toEqual([
    '3.1.1',
    '3.1.2',
    '3.1.3',
    '2.4.1',
    '2.4.2',
  ]);
});

it('every statement is in the table of tests, and none that there is not', () => {
  const told = new Set(shown.flatMap(([cell = '']) => named(cell)));
  expect(EVERY.filter((statement) => !told.has(statement))).toEqual([]);
  expect([...told].filter((statement) => !EVERY.includes(statement))).toEqual([]);
});

it('every row of the tests names one', () => {
  const without = shown.filter(([, tests = '']) => !/`[\w.]+\.(test|spec)\.tsx?`/.test(tests));
  expect(without).toEqual([]);
});

it('every departure has its statements, its reason and a test', () => {
  expect(departures.length).toBeGreaterThan(15);
  for (const [statement = '', difference = '', reason = '', tests = ''] of departures) {
    expect(named(statement).length).toBeGreaterThan(0);
    expect(EVERY).toEqual(expect.arrayContaining(named(statement)));
    expect(Math.min(difference.length, reason.length)).toBeGreaterThan(12);
    expect(tests).toMatch(/`[\w.]+\.(test|spec)\.tsx?`/);
  }
});

it('no other guide explains anything by a statement’s number', () => {
  const docs = join(import.meta.dirname, '../../docs');
  const guides = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') && path !== 'specification.md',
  );
  const told = guides.filter((path) =>
    /Specification \d/.test(readFileSync(join(docs, path), 'utf8')),
  );
  expect(guides.length).toBeGreaterThan(30);
  expect(told).toEqual([]);
});
