import { expect, it } from 'vitest';
import { readJsonSource } from './readJsonSource.ts';

function problemsOf(text: string) {
  const { problems } = readJsonSource({ name: 'acme.json', id: 'acme', text }, 'brand');
  return problems.map(({ line, column, why }) => `${line}:${column} ${why}`);
}

const DEPTH = 3000;
const START = '{\n  "id": "acme",\n  "texts": ';

// The file itself is the first of 64 levels.
it.each([
  ['lists', `${START}${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}\n}`, '3:75'],
  ['objects', `${START}${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}\n}`, '3:327'],
  ['lists that are never closed', `${START}${'['.repeat(DEPTH)}`, '3:75'],
  ['objects with a comma too many', `${START}${'{"a":'.repeat(DEPTH)}1,\n}`, '3:327'],
  ['lists in no object', '['.repeat(DEPTH) + ']'.repeat(DEPTH), '1:65'],
])('%s that nest too deep are refused where they do', (_, text, place) => {
  expect(problemsOf(text)).toEqual([`${place} The file nests more than 64 levels deep.`]);
});

const MANY = 4000;

/** Lines of a file that anyone could make by pasting: each has a fault of its own. */
const FAULTS: readonly (readonly [what: string, line: (index: number) => string])[] = [
  ['unknown keys', (index) => `"k${index}": 1`],
  ['keys written twice', () => '"name": "Acme"'],
  ['forbidden keys', (index) => `"q${index}": { "__proto__": 1 }`],
];

it.each(FAULTS)('thousands of %s are read in a moment', { timeout: 20_000 }, (_, line) => {
  const lines = Array.from({ length: MANY }, (_line, index) => line(index));
  expect(problemsOf(`{\n${lines.join(',\n')}\n}`).length).toBeGreaterThanOrEqual(MANY - 1);
});
