import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');

/** The list's suffix for a decision that a newer one has changed. */
const CHANGED = / \(changed by \d{4}(?: and \d{4})*\)/;

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

/** Returns the pairs of a changed decision and a newer one: 'old by new'. */
function pairs(old: string, newer: string): readonly string[] {
  return [...newer.matchAll(/\d{4}/g)].map(([by]) => `${old} by ${by}`);
}

/** The beginning of a decision that a newer one has changed. It links to that one. */
const OPENING = /^# (\d{4}) .*\n\n\*\*Changed\.\*\* (.*)/;

it('names the newer decision in the list and in the changed one, and the changed one there', () => {
  const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  const inList = read('README.md')
    .split('\n')
    .flatMap((line) => pairs(line.slice(3, 7), CHANGED.exec(line)?.[0] ?? ''));
  const inFiles = files.flatMap((file) => {
    const [, old = '', how = ''] = OPENING.exec(read(file)) ?? [];
    return pairs(old, (how.match(/\[\d{4}\]/g) ?? []).join());
  });

  expect(inList.length).toBeGreaterThan(3);
  expect(inFiles).toEqual(inList);
  const unnamed = inList.filter((pair) => {
    const newer = files.find((file) => file.startsWith(pair.slice(-4)));
    return newer === undefined || !read(newer).includes(`[${pair.slice(0, 4)}](`);
  });
  expect(unnamed).toEqual([]);
});
