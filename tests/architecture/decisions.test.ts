import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');

/** The list's suffix for a decision that a newer one has changed. */
const CHANGED = / \(changed by \d{4}\)/;

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Returns the list's line for a decision, from its file and title. */
function lineOf(file: string): string {
  const number = file.slice(0, 4);
  const title = read(file).split('\n')[0]?.replace(`# ${number} `, '');
  return `| [${number}](${file}) | ${title} |`;
}

it('lists each decision once, by its number and title, in their order', () => {
  const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  const listed = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => line.replace(CHANGED, ''));

  expect(files.length).toBeGreaterThan(70);
  expect(listed).toEqual(files.toSorted().map(lineOf));
  expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length);
});
