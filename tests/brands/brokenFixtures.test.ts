import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHECK_NAMES } from '../../src/ops/brand-files/problem/CheckName.ts';
import { checkedWith, checkFixture, fixtureNames } from './checkFixture.ts';

const EXPECTED = join(import.meta.dirname, 'expected');
const PAGES = join(import.meta.dirname, '../../docs/checks');

it('finds nothing wrong with the good folder', () => {
  expect(checkedWith(() => undefined)).toBe('');
});

it.each(fixtureNames())('reports %s exactly', (name) => {
  expect(checkFixture(name)).toBe(readFileSync(join(EXPECTED, `${name}.txt`), 'utf8'));
});

it.each(fixtureNames())('%s shows the check that it is named after', (name) => {
  expect(checkFixture(name)).toContain(`[${name.split('.')[0]}]`);
});

it('has a broken fixture for every check', () => {
  const shown = new Set(fixtureNames().map((name) => name.split('.')[0] ?? ''));
  expect([...shown].toSorted()).toEqual(CHECK_NAMES.toSorted());
});

it('has a page for every check', () => {
  const pages = readdirSync(PAGES).map((file) => file.replace(/\.md$/, ''));
  expect(pages.filter((page) => page !== 'README').toSorted()).toEqual(CHECK_NAMES.toSorted());
});

it.each(CHECK_NAMES)('shows an example on the page of %s that is printed exactly', (name) => {
  const page = readFileSync(join(PAGES, `${name}.md`), 'utf8');
  const example = page.split('## Example\n')[1]?.split('## ')[0] ?? '';
  const shown = example.replaceAll(/^ {4}/gm, '').trim();
  const fixtures = fixtureNames().filter((fixture) => fixture.startsWith(`${name}.`));
  expect(fixtures.map((fixture) => checkFixture(fixture).trim())).toContain(shown);
});

it('expects no output for a missing fixture', () => {
  const expected = readdirSync(EXPECTED).map((file) => file.replace(/\.txt$/, ''));
  expect(expected.toSorted()).toEqual(fixtureNames());
});
